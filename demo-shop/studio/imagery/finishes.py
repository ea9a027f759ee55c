"""The catalogue's colours as finishes. Keys are those of the products' colours."""

# Powder coats as sRGB. All of them come from one render: see cutout.py.
POWDER = {
    'blanc': '#F1EFEA',
    'lin': '#CDC0AA',
    'brique': '#B1502F',
    'sapin': '#34574A',
    'ardoise': '#66767E',
    'anthracite': '#46494D',
    'noir': '#2C2B2A',
}
# Finishes that reflect or have a grain: each needs a render of its own.
SOLID = ('chrome', 'inox', 'laiton', 'pierre-noire', 'pierre-claire')
# Colour in which powder coats are rendered before they are coloured.
NEUTRAL = '#BCBCBC'

# Under warm light and a tone curve strong colours grow stronger: what rooms show of them is a little greyer.
IN_ROOMS = {**POWDER, 'brique': '#94563F', 'sapin': '#40594E', 'lin': '#C8BDA9'}
