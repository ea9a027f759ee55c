"""What a procedural material comes down to where there is no renderer: one colour, how metallic and how rough."""
from typing import NamedTuple

GLASS_ALPHA = .35
FLAME_ALPHA = .85


class Plain(NamedTuple):
    name: str
    colour: tuple                                          # linear
    metallic: float
    roughness: float
    glow: tuple = (0, 0, 0)
    alpha: float = 1

    def gltf(self):
        out = {'name': self.name, 'pbrMetallicRoughness': {
            'baseColorFactor': [*self.colour, self.alpha], 'metallicFactor': self.metallic, 'roughnessFactor': self.roughness}}
        if any(self.glow): out['emissiveFactor'] = list(self.glow)
        if self.alpha < 1: out['alphaMode'] = 'BLEND'
        return out


def plain(material):
    """The stand-in of a material that materials.py made."""
    nodes = {node.bl_idname: node for node in material.node_tree.nodes}
    name = material.name.split('.')[0]
    if name == 'pane': return Plain('glass', (.9, .95, .95), 0, .05, alpha=GLASS_ALPHA)
    shader = nodes.get('ShaderNodeBsdfPrincipled')
    if shader is None:
        clear = 'ShaderNodeBsdfTransparent' in nodes
        light = rounded(glow(nodes['ShaderNodeEmission'].inputs['Color']))
        return Plain('flame' if clear else 'light', (0, 0, 0), 0, 1, light, FLAME_ALPHA if clear else 1)
    alpha = GLASS_ALPHA if shader.inputs['Transmission'].default_value > .5 else 1
    roughness = round(number(shader.inputs['Roughness']), 2)
    return Plain(name, rounded(colour(shader.inputs['Base Color'])), shader.inputs['Metallic'].default_value, roughness, alpha=alpha)


def rounded(values): return tuple(round(v, 3) for v in values)


def source(socket): return socket.links[0].from_node if socket.is_linked else None


def colour(socket):
    """The colour a socket has, or the mean of those it is mixed from."""
    node = source(socket)
    if node is None: return tuple(socket.default_value)[:3]
    if node.bl_idname == 'ShaderNodeMixRGB': return mean([colour(node.inputs['Color1']), colour(node.inputs['Color2'])])
    if node.bl_idname == 'ShaderNodeValToRGB': return mean([tuple(e.color)[:3] for e in node.color_ramp.elements])
    if 'Color' in node.inputs: return colour(node.inputs['Color'])
    raise ValueError('No colour can be told from %s.' % node.bl_idname)


def glow(socket):
    """The colour of a light; of one that changes on its way, the middle."""
    node = source(socket)
    if node is None: return tuple(socket.default_value)[:3]
    stops = node.color_ramp.elements
    return tuple(stops[len(stops) // 2].color)[:3]


def number(socket):
    """The value a socket has, or the middle of the range it moves in."""
    node = source(socket)
    if node is None: return socket.default_value
    return (node.inputs['To Min'].default_value + node.inputs['To Max'].default_value) / 2


def mean(colours): return tuple(sum(c) / len(colours) for c in zip(*colours))
