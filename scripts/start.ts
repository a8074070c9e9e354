// Builds the site when needed, then becomes the server: one process, so that every signal reaches it.
import { buildApp } from './parts/buildApp.ts';

await buildApp();
await import('../packages/server/src/main.ts');
