"""Dry rooms for products, a module a kind of room. Shell, floors and furniture stand in modules of their own.

A setting is a function of a `stage.Piece`: it builds the room, hangs the product, lights and frames it, and gives
the picture's size and finish.
"""
