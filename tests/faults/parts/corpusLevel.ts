// Runs one isolation level in a separate process, which can belong to another account; prints the report as JSON.
import { corpusInLevel, type LevelRun } from '../../../packages/judge/src/testing/corpusLevel.ts';

process.stdout.write(JSON.stringify(await corpusInLevel(JSON.parse(process.argv[2] ?? '') as LevelRun)));
