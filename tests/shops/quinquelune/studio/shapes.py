"""Solids and materials of the studio, in metres."""

import math

import bpy


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def paint(name, colour, roughness=0.5, metallic=0.0):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*colour, 1)
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Metallic"].default_value = metallic
    return material


def glow(colour, strength):
    """Opal glass or paper with a light inside."""
    material = bpy.data.materials.new("glow")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (0.92, 0.88, 0.8, 1)
    shader.inputs["Roughness"].default_value = 0.35
    # Brighter where it is seen from the front, as a shade around a bulb.
    facing = nodes.new("ShaderNodeLayerWeight")
    facing.inputs["Blend"].default_value = 0.35
    ramp = nodes.new("ShaderNodeMapRange")
    ramp.inputs["To Min"].default_value = strength
    ramp.inputs["To Max"].default_value = strength * 0.25
    links.new(facing.outputs["Facing"], ramp.inputs["Value"])
    shader.inputs["Emission"].default_value = (*colour, 1)
    links.new(ramp.outputs["Result"], shader.inputs["Emission Strength"])
    return material


def bulb(place, radius=0.03, strength=40):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=radius, location=place)
    ball = bpy.context.object
    material = bpy.data.materials.new("bulb")
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Emission"].default_value = (1, 0.72, 0.42, 1)
    shader.inputs["Emission Strength"].default_value = strength
    ball.data.materials.append(material)
    bpy.ops.object.shade_smooth()
    return ball


def lathe(profile, material, place=(0, 0, 0), inner=None, steps=96):
    """A solid of revolution from points (radius, height); `inner`: material of its inside."""
    count = len(profile)
    points, faces = [], []
    for step in range(steps):
        angle = 2 * math.pi * step / steps
        points += [(r * math.cos(angle), r * math.sin(angle), z) for r, z in profile]
    for step in range(steps):
        a, b = step * count, ((step + 1) % steps) * count
        faces += [(a + i, b + i, b + i + 1, a + i + 1) for i in range(count - 1)]
    mesh = bpy.data.meshes.new("lathe")
    mesh.from_pydata(points, [], faces)
    mesh.materials.append(material)
    solid = bpy.data.objects.new("lathe", mesh)
    solid.location = place
    bpy.context.collection.objects.link(solid)
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(40)
    thick = solid.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.003
    if inner:
        mesh.materials.append(inner)
        thick.material_offset = 1
        thick.material_offset_rim = 0
    return solid


def rod(start, end, radius, material):
    """A round bar between two points."""
    delta = [e - s for s, e in zip(start, end)]
    length = math.sqrt(sum(d * d for d in delta))
    middle = [(s + e) / 2 for s, e in zip(start, end)]
    bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=length, location=middle, vertices=32)
    bar = bpy.context.object
    bar.rotation_euler = (0, math.acos(delta[2] / length), math.atan2(delta[1], delta[0]))
    bar.data.materials.append(material)
    bpy.ops.object.shade_smooth()
    bar.data.use_auto_smooth = True
    return bar


def ball(place, radius, material):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=radius, location=place, segments=64, ring_count=32)
    solid = bpy.context.object
    solid.data.materials.append(material)
    bpy.ops.object.shade_smooth()
    return solid


def box(place, size, material, bevel=0.004):
    bpy.ops.mesh.primitive_cube_add(size=1, location=place)
    solid = bpy.context.object
    solid.scale = size
    bpy.ops.object.transform_apply(scale=True)
    solid.data.materials.append(material)
    if bevel:
        edge = solid.modifiers.new("edge", "BEVEL")
        edge.width = bevel
        edge.segments = 3
    return solid


def curve(points, radius, material):
    """A soft cable or an arc through points."""
    data = bpy.data.curves.new("curve", "CURVE")
    data.dimensions = "3D"
    data.bevel_depth = radius
    data.bevel_resolution = 6
    spline = data.splines.new("NURBS")
    spline.points.add(len(points) - 1)
    for point, place in zip(spline.points, points):
        point.co = (*place, 1)
    spline.use_endpoint_u = True
    spline.order_u = 4
    line = bpy.data.objects.new("curve", data)
    data.materials.append(material)
    bpy.context.collection.objects.link(line)
    return line


def backdrop(material, depth, width, flat=False):
    """Paper that rises behind the subject without an edge; `flat`: a wall."""
    bend = depth * 0.8
    profile = [(-width, 0)] if not flat else []
    if flat:
        profile = [(depth, -width), (depth, width)]
    else:
        profile.append((depth, 0))
        profile += [(depth + bend * math.sin(a), bend * (1 - math.cos(a))) for a in [math.pi / 2 * i / 16 for i in range(17)]]
        profile += [(depth + bend, width)]
    points, faces = [], []
    for y, z in profile:
        points += [(-width, y, z), (width, y, z)]
    for i in range(len(profile) - 1):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    mesh = bpy.data.meshes.new("backdrop")
    mesh.from_pydata(points, [], faces)
    mesh.materials.append(material)
    for face in mesh.polygons:
        face.use_smooth = not flat
    bpy.context.collection.objects.link(bpy.data.objects.new("backdrop", mesh))


def area_light(place, size, power):
    light = bpy.data.lights.new("area", "AREA")
    light.size = size
    light.energy = power
    light.color = (1, 0.96, 0.9)
    holder = bpy.data.objects.new("area", light)
    holder.location = place
    x, y, z = place
    holder.rotation_euler = (math.atan2(math.hypot(x, y), z), 0, math.atan2(-y, -x) - math.pi / 2)
    bpy.context.collection.objects.link(holder)
