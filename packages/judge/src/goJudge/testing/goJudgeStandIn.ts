import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { GoJudgeCommand, GoJudgePipe, GoJudgeResult } from '../goJudgeApi.ts';
import examples from './publishedExamples.json' with { type: 'json' };

type RunRequest = { cmd: GoJudgeCommand[]; pipeMapping?: GoJudgePipe[] };

/** The fields of a command in go-judge's documentation, and their types. */
const FIELDS: Record<string, 'number' | 'string[]' | 'files' | 'copyIn'> = {
  args: 'string[]',
  env: 'string[]',
  files: 'files',
  cpuLimit: 'number',
  clockLimit: 'number',
  memoryLimit: 'number',
  stackLimit: 'number',
  procLimit: 'number',
  copyIn: 'copyIn',
  copyOut: 'string[]',
  copyOutCached: 'string[]',
  copyOutMax: 'number',
};

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string');
const isFile = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('content' in value || 'fileId' in value || 'src' in value);
const isCollector = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'name' in value && 'max' in value;

function fits(kind: (typeof FIELDS)[string] | undefined, value: unknown): boolean {
  switch (kind) {
    case 'number':
      return Number.isSafeInteger(value) && Number(value) > 0;
    case 'string[]':
      return isTexts(value);
    case 'files':
      return Array.isArray(value) && value.every((one) => one === null || isFile(one) || isCollector(one));
    case 'copyIn':
      return typeof value === 'object' && value !== null && Object.values(value).every(isFile);
    default:
      return false;
  }
}

/** Returns the names of fields and pipe ends that go-judge's documentation does not allow. */
export function misfits({ cmd, pipeMapping = [] }: RunRequest): string[] {
  const wrong = cmd.flatMap((one) =>
    Object.entries(one)
      .filter(([name, value]) => !fits(FIELDS[name], value))
      .map(([name]) => name),
  );
  const ends = pipeMapping.flatMap((pipe) => [pipe.in, pipe.out]);
  const loose = ends.filter(({ index, fd }) => cmd[index]?.files[fd] !== null);
  return [...wrong, ...loose.map(({ index, fd }) => `pipe at ${index}.${fd}`)];
}

/** A stand-in for go-judge that records requests. */
export interface StandIn {
  url: string;
  requests: RunRequest[];
  uploads: string[];
  deleted: string[];
  authorization: Set<string | undefined>;
  /** Changes the reply to the next runs. By default a request gets the published reply of its kind. */
  reply: (request: RunRequest, published: GoJudgeResult[]) => GoJudgeResult[];
  close: () => Promise<void>;
}

function publishedReply({ cmd, pipeMapping }: RunRequest): GoJudgeResult[] {
  const name = pipeMapping ? 'pair' : cmd[0]?.copyOutCached ? 'compile' : 'run';
  return structuredClone(examples[name].reply) as GoJudgeResult[];
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/** Opens an HTTP server that answers as in go-judge's documentation. It runs no programs. */
export async function openStandIn(): Promise<StandIn> {
  const standIn: StandIn = {
    url: '',
    requests: [],
    uploads: [],
    deleted: [],
    authorization: new Set(),
    reply: (_request, published) => published,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  const server = createServer((message, response) => {
    const answer = async (): Promise<void> => {
      standIn.authorization.add(message.headers.authorization);
      const body = await bodyOf(message);
      const send = (value: unknown, status = 200) => {
        response.writeHead(status, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(value));
      };
      if (message.method === 'DELETE') {
        standIn.deleted.push(message.url?.replace('/file/', '') ?? '');
        response.writeHead(200).end();
      } else if (message.url === '/file') {
        standIn.uploads.push(body.toString('latin1'));
        send(`UPLOAD${standIn.uploads.length}`);
      } else {
        const request = JSON.parse(body.toString()) as RunRequest;
        standIn.requests.push(request);
        const wrong = misfits(request);
        if (wrong.length > 0) {
          send({ error: `unknown: ${wrong.join(', ')}` }, 400);
        } else {
          // As in go-judge, cached files have the names in the request.
          const published = publishedReply(request).map((result, index) => {
            const [cached] = request.cmd[index]?.copyOutCached ?? [];
            return cached ? { ...result, fileIds: { [cached]: `${result.fileIds?.['a']}` } } : result;
          });
          send(standIn.reply(request, published));
        }
      }
    };
    answer().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  standIn.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return standIn;
}
