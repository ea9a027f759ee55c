"""What single products have that their design does not: options of its model, by the product's key."""

TRAITS = {
    'ecran': dict(glass=True),
    'paravent': dict(fold=12),
    'imposte': dict(lean=20),
    # Nothing on the face: the sixth louvre hides the control.
    'jalousie': dict(behind=6),
    'tison': dict(porthole=True),
    'tambour': dict(recessed=True),
    'quai': dict(slope=15),
    'vanne': dict(glass=True),
    'linteau': dict(riven=True, wheel=False),
    'margelle': dict(radius=12, knob=True, wheel=False),
    'chambranle': dict(flank=True, wheel=False),
    'clef': dict(key=True, wheel=False),
}
