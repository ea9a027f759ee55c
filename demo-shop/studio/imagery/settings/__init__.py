"""Sets of wet rooms, utility rooms, kitchens, gardens. Back wall y = 0, floor z = 0, the camera looks from -Y."""
