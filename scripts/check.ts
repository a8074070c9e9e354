// `npm run check`: format, lint with types, boundaries, dead code and other static checks.
import { runChecks } from './parts/checks.ts';

const { failed } = await runChecks();
process.exitCode = failed.length === 0 ? 0 : 1;
