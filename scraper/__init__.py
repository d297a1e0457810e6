"""From web pages, saved pages and official files to rule texts: the way in for everything that others wrote."""
