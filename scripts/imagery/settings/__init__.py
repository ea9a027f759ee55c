"""Sets of wet rooms, utility rooms, kitchens and gardens. The back wall is y = 0, the floor z = 0, the camera looks from -Y."""
