const CLASSES = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'];

/** Green to red, as the regulations print them; classes beyond the seventh are red. */
const COLOURS = ['#009640', '#52ae32', '#c8d400', '#ffed00', '#fbba00', '#ec6608', '#e30613'];

export type LabelClass = { name: string; colour: string };

/** Classes of a scale from best to worst: `A+-F` has seven. Empty for an unknown scale. */
export function labelClasses(scale: string): LabelClass[] {
  const [best = '', worst = ''] = scale.split('-');
  const [first, last] = [CLASSES.indexOf(best), CLASSES.indexOf(worst)];
  if (first === -1 || last < first) return [];
  return CLASSES.slice(first, last + 1).map((name, index) => ({
    name,
    colour: COLOURS[Math.min(index, COLOURS.length - 1)] ?? '',
  }));
}
