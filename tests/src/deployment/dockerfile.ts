/** One instruction, its continued lines joined. */
export interface Instruction {
  readonly name: string;
  readonly value: string;
}

export interface Stage {
  readonly name: string;
  readonly from: string;
  readonly instructions: readonly Instruction[];
}

/** The stages of a Dockerfile by name. @throws when a stage has no name, or builds on one that comes later */
export function parseDockerfile(text: string): ReadonlyMap<string, Stage> {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  const stages = new Map<string, { name: string; from: string; instructions: Instruction[] }>();
  let current: Instruction[] = [];
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (name === '') throw new Error(`not an instruction: ${line}`);
    if (name === 'FROM') {
      const [, from = '', stage = ''] = /^(\S+) AS (\S+)$/.exec(value) ?? [];
      if (stage === '' || !(stages.has(from) || from.includes('$') || from.includes(':'))) {
        throw new Error(`not a stage: ${line}`);
      }
      current = [];
      stages.set(stage, { name: stage, from, instructions: current });
    } else current.push({ name, value });
  }
  return stages;
}

/** All that an image is built from, from its base on; what other stages only hand files to it for is not in it. */
export function builtFrom(stages: ReadonlyMap<string, Stage>, target: string): Instruction[] {
  const stage = stages.get(target);
  return stage ? [...builtFrom(stages, stage.from), ...stage.instructions] : [];
}

/** The value that holds in the end, as of USER or CMD. */
export function lastOf(instructions: readonly Instruction[], name: string): string | undefined {
  return instructions.findLast((instruction) => instruction.name === name)?.value;
}
