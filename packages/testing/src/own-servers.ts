import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ChildProcesses } from '@groundwork/scripts/processes/child-processes.mjs';
import { ProcessRecords } from '@groundwork/scripts/processes/process-records.mjs';
import { testEnvironment } from './environment.js';

let sequence = 0;

/** A name that no other test of this run has. */
export function uniqueName(kind: string): string {
  sequence += 1;
  return `${kind}-${process.pid}-${sequence}`;
}

/** A fresh directory that is removed when the run ends. */
export function runDirectory(name: string): string {
  const directory = path.join(testEnvironment().TEST_RUN_DIRECTORY, name);
  mkdirSync(directory, { recursive: true });
  return directory;
}

/** A log that stays after the run: `.groundwork/logs/tests/NAME.log`. */
export function testLog(name: string): string {
  const directory = testEnvironment().TEST_LOG_DIRECTORY;
  mkdirSync(directory, { recursive: true });
  return path.join(directory, `${name}.log`);
}

/** Processes of one test. What a test forgets, or a killed Jest leaves behind, the run ends by its records. */
export function testProcesses(): ChildProcesses {
  const directory = path.join(testEnvironment().TEST_RUN_DIRECTORY, 'processes');
  return new ChildProcesses({ records: new ProcessRecords(directory), guarded: false });
}
