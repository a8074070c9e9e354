// Entry point of the server. Import hooks for packages have to be registered before anything else is loaded.
import './start/resolveCache.ts';

await import('./serve.ts');
