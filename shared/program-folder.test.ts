import { describe, expect, it } from '@jest/globals';
import { fromProgramFolder, PROGRAM_FOLDER } from './program-folder.ts';

describe('program folder', () => {
  it('code of a workspace: files of the program are found from the root package', () => {
    expect(PROGRAM_FOLDER).toBe(process.cwd());
    expect(fromProgramFolder('backoffice', 'demo')).toBe(`${process.cwd()}/backoffice/demo`);
  });
});
