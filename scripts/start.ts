// `npm start`: builds the site when needed, then runs the server in this process, so that signals reach it.
import { buildApp } from './parts/buildApp.ts';

await buildApp();
await import('../packages/server/src/main.ts');
