import type { Group } from '../cases/scores.ts';
import type { QuestionDraft } from '../draft.ts';
import type { Folder } from '../files/folder.ts';
import { oneItem } from '../format.ts';
import { Images } from '../images.ts';
import type { ItemReport } from '../itemReport.ts';
import { Refusal } from '../notes.ts';
import { programFromFile } from '../packageChecker.ts';
import { type CaseSource, listedCase, programmingDraft } from '../programming.ts';
import { limitsOf } from '../readLimits.ts';
import { statementFile } from '../statementFiles.ts';
import { statementText } from '../statementText.ts';
import { type Fields, fieldsOf, listOf, numberOf, textOf } from '../text/manifest.ts';
import { parseYaml } from '../text/parseYaml.ts';
import { readText } from '../text/readText.ts';
import { fileIoOf } from '../fileIoOf.ts';

/** `#ST: 20` in gen/GEN opens a subtask; each other line is a test. */
async function subtasksIn(folder: Folder, report: ItemReport) {
  const groups: Group[] = [];
  const groupOf: string[] = [];
  if (!folder.has('gen/GEN')) return { groups, groupOf };
  for (const line of (await readText(folder, 'gen/GEN', report)).split('\n')) {
    const points = /^#ST:\s*([\d.]+)/.exec(line)?.[1];
    if (points !== undefined) groups.push({ id: String(groups.length + 1), type: 'min', share: Number(points) });
    else if (line.trim() !== '' && (!line.startsWith('#') || line.startsWith('#COPY:')))
      groupOf.push(String(groups.length));
  }
  return { groups, groupOf };
}

function casesOf(folder: Folder, yaml: Fields, groupOf: readonly string[], report: ItemReport): CaseSource[] {
  const found = folder.paths.flatMap((path) => /^input\/input(\d+)\.txt$/.exec(path)?.[1] ?? []);
  const most = Math.max(numberOf(yaml.get('n_input')) ?? 0, ...found.map((no) => Number(no) + 1));
  const samples = yaml.get('public_testcases');
  const shown = new Set(
    (Array.isArray(samples) ? listOf(samples).map(textOf) : textOf(samples).split(',')).map((no) => no.trim()),
  );
  return Array.from({ length: Math.min(most, 10_000) }, (_, no) => {
    const files = { input: `input/input${no}.txt`, answer: `output/output${no}.txt` };
    const subtaskId = groupOf[no];
    return listedCase(folder, { id: String(no), sample: shown.has(String(no)), ...files, subtaskId }, report);
  }).flat();
}

async function readCms(folder: Folder, report: ItemReport): Promise<QuestionDraft> {
  const yaml = fieldsOf(parseYaml(await readText(folder, 'task.yaml', report), 'task.yaml'));
  const title =
    ['title', 'nome', 'name', 'nome_breve'].map((key) => textOf(yaml.get(key))).find((name) => name !== '') ?? '';
  report.title = title || null;
  if (yaml.get('output_only') === true) throw new Refusal('unsupported-type', 'output_only');
  const images = new Images(report);
  const file = statementFile(folder, 'statement') ?? statementFile(folder, '');
  const isPdf = folder.paths.some((path) => /^statement\/.*\.pdf$/.test(path));
  const { markdown } = file ? await statementText(folder, file, images, report) : { markdown: '' };
  if (!file && isPdf) report.note('statement-pdf');
  const checker = folder.paths.find((path) => /^(?:check|cor)\/(?:checker|correttore)(?:\.\w+)?$/.test(path));
  const source = folder.firstOf('check/checker.cpp', 'cor/correttore.cpp');
  if (checker !== undefined && source === undefined) report.note('checker-unsupported', checker);
  const compare = source && (await programFromFile(folder, source, { kind: 'checker', protocol: 'testlib' }, report));
  const grader = folder.paths.find((path) => /^sol\/(?:grader|stub)\.\w+$/.test(path));
  if (grader !== undefined) report.note('extra-files', grader);
  const manager = folder.paths.find((path) => /^(?:check|cor)\/manager(?:\.\w+)?$/.test(path));
  if (manager !== undefined) report.note('checker-unsupported', manager);
  const { groups, groupOf } = await subtasksIn(folder, report);
  const [time, memory] = [
    numberOf(yaml.get('time_limit')) ?? numberOf(yaml.get('timeout')),
    numberOf(yaml.get('memory_limit')) ?? numberOf(yaml.get('memlimit')),
  ];
  // Without names, or with empty ones, CMS connects standard input and output.
  const fileIo = fileIoOf(textOf(yaml.get('infile')), textOf(yaml.get('outfile')), report);
  return programmingDraft(
    {
      title: title || folder.name,
      stem: markdown,
      limits: limitsOf(
        { timeMs: time === null ? null : time * 1000, memoryKiB: memory === null ? null : memory * 1024 },
        report,
      ),
      cases: casesOf(folder, yaml, groupOf, report),
      groups,
      images: images.list,
      ...(compare ? { compare } : {}),
      fileIo,
    },
    report,
  );
}

/** Reads tasks of CMS in the Italian format: `task.yaml` and numbered files. A checker without source gets a note. */
export const cms = oneItem(readCms);
