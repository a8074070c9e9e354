// What runs the server. The names of packages are looked up once before anything else is loaded.
import './packagesOnce.ts';

await import('./serve.ts');
