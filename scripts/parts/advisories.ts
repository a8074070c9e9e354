import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ACCEPTED_ADVISORIES, type AcceptedAdvisory } from './acceptedAdvisories.ts';
import { childEnv, root, run } from './child.ts';

interface Advisory {
  id: string;
  package: string;
  severity: string;
  title: string;
}

/** The fields of `npm audit --json` that are read. A string in `via` names another package of the report. */
interface AuditReport {
  auditReportVersion?: number;
  message?: string;
  vulnerabilities?: Record<
    string,
    { via: (string | { name: string; title: string; url: string; severity: string })[] }
  >;
}

export interface AuditOptions {
  folder?: string;
  /** Registry to ask; npm's configured one by default. */
  registry?: string;
  accepted?: readonly AcceptedAdvisory[];
  today?: string;
}

const GRAVE = new Set(['high', 'critical']);
/** Timeouts of one request and of the whole audit. */
const REQUEST_MS = 4_000;
const WHOLE_MS = 20_000;

function advisoriesOf({ vulnerabilities = {} }: AuditReport): Advisory[] {
  const all = Object.values(vulnerabilities).flatMap(({ via }) =>
    via.flatMap((one) => {
      if (typeof one === 'string' || !GRAVE.has(one.severity)) return [];
      return [
        { id: one.url.split('/').at(-1) ?? one.url, package: one.name, severity: one.severity, title: one.title },
      ];
    }),
  );
  return [...new Map(all.map((one) => [`${one.package} ${one.id}`, one])).values()];
}

/** Advisories of the registry for all locked packages, also for development; a string says why it did not answer. */
async function asked(folder: string, registry: string | undefined): Promise<Advisory[] | string> {
  // With a fresh cache, since npm's keeps advisories as they were first published.
  const cache = mkdtempSync(join(tmpdir(), 'aosai-audit-'));
  const settings = [`--fetch-timeout=${REQUEST_MS}`, '--fetch-retries=0', '--loglevel=silent', `--cache=${cache}`];
  const from = registry === undefined ? [] : [`--registry=${registry}`];
  const { output } = await run('npm', ['audit', '--json', '--package-lock-only', ...settings, ...from], {
    quiet: true,
    cwd: folder,
    env: childEnv(),
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: WHOLE_MS,
  });
  rmSync(cache, { recursive: true, force: true });
  if (output.trim() === '') return `no answer within ${WHOLE_MS / 1000} s`;
  const report = JSON.parse(output) as AuditReport;
  return report.auditReportVersion === undefined ? (report.message ?? 'no report') : advisoriesOf(report);
}

interface Kept {
  of: string;
  advisories: Advisory[];
}

/** Caches the answer for a lock file and a day, but not failures. */
async function answered(folder: string, registry: string | undefined, today: string): Promise<Advisory[] | string> {
  const file = join(folder, 'node_modules/.cache/aosai/advisories.json');
  const lock = createHash('sha256').update(readFileSync(join(folder, 'package-lock.json')));
  const of = `${today} ${lock.digest('hex')}`;
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : null;
  if (kept?.of === of) return kept.advisories;
  const advisories = await asked(folder, registry);
  if (typeof advisories === 'string') return advisories;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ of, advisories } satisfies Kept));
  return advisories;
}

/** Returns grave vulnerabilities of the locked packages, one per line, or why the registry did not answer. */
export async function knownVulnerabilities(
  options: AuditOptions = {},
): Promise<{ failure: string; notAsked?: string }> {
  const { folder = root, registry, accepted = ACCEPTED_ADVISORIES } = options;
  const { today = new Date().toISOString().slice(0, 10) } = options;
  const advisories = await answered(folder, registry, today);
  if (typeof advisories === 'string') return { failure: '', notAsked: advisories };
  const lines = advisories.flatMap(({ id, package: name, severity, title }) => {
    const exception = accepted.find((one) => one.id === id);
    if (exception && exception.until >= today) return [];
    return [`${name}: ${severity}, ${title} (${id})${exception ? `; accepted until ${exception.until} only` : ''}`];
  });
  return { failure: lines.join('\n') };
}
