// Format, lint with types, boundaries, dead code: everything that needs no running program.
import { runChecks } from './parts/checks.ts';

const { failed } = await runChecks();
process.exitCode = failed.length === 0 ? 0 : 1;
