// Writes the OpenAPI document on a thread of its own: four megabytes of text take a second or two.
import { parentPort } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { openApiDocument } from '@aosai/api/openapi/document';

const text = JSON.stringify(openApiDocument());
parentPort?.postMessage({ text, gzip: gzipSync(text, { level: 9 }) });
