/** One stage of a Dockerfile: its instructions in order. */
export type Stage = { name: string; instructions: Instruction[] };
export type Instruction = { keyword: string; argument: string };

/** Parses a Dockerfile whose stages all have names. @throws on an instruction before the first FROM */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [keyword = '', ...rest] = line.split(' ');
    const argument = rest.join(' ');
    const stage = stages.at(-1);
    if (keyword === 'FROM') stages.push({ name: argument.split(' AS ')[1] ?? '', instructions: [] });
    else if (stage) stage.instructions.push({ keyword, argument });
    else throw new Error(`${keyword} comes before the first FROM.`);
  }
  return stages;
}

export function argumentsOf(stage: Stage, keyword: string): string[] {
  return stage.instructions.flatMap((each) => (each.keyword === keyword ? [each.argument] : []));
}
