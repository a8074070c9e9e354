import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** A clause of the row scope in its source. */
interface ScopeClause {
  /** The function that contains the clause, and the text of the clause. */
  what: string;
  /** The code that replaces a removed clause: no clause, or the result that lets more rows through. */
  instead: 'undefined' | 'true' | 'false';
  start: number;
  end: number;
}

interface Node {
  type: string;
  start: number;
  end: number;
}
interface Parts extends Node {
  id?: Node;
  callee?: Node;
  arguments?: Node[];
  test?: Node;
  consequent?: Node;
  alternate?: Node;
  left?: Node;
  right?: Node;
  operator?: string;
  source?: Node & { value: string };
}

const FILE = join(import.meta.dirname, '../../../kit/scope.ts');
const OUT_OF_TREE = createRequire(FILE);
const SHOWN_CHARACTERS = 80;

/** Clauses that are removed now, by index. */
export const takenOut = new Set<number>();
/** Clauses that were evaluated. */
export const cameBy = new Set<number>();

/** Called by the instrumented source at each clause. */
export function isOut(clause: number): boolean {
  cameBy.add(clause);
  return takenOut.has(clause);
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The operands of a chain of one logical operator; any other node is its own only operand. */
function operandsOf(node: Parts, operator: '&&' | '||'): Node[] {
  if (node.type !== 'LogicalExpression' || node.operator !== operator || !node.left || !node.right) return [node];
  return [...operandsOf(node.left, operator), ...operandsOf(node.right, operator)];
}

/** Conditions about the kind of actor or table, or the presence of a value: by themselves they exclude no row. */
const NARROWING =
  /actor\.kind [!=]== '(member|anonymous)'|actor\.kind !==|(orgId|ofChild) [!=]== (null|NOTHING)|^!?row\.\w+$/;

/** Every clause that excludes rows: the operands of `and`, and the conditions for callers without access. */
function clausesOf(source: string, program: Node): ScopeClause[] {
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  const clauses: ScopeClause[] = [];
  function visit(node: Parts, within: string): void {
    const { type, id, callee, test, consequent, alternate } = node;
    const name = type === 'FunctionDeclaration' && id ? textOf(id) : within;
    const add = (found: readonly Node[], instead: ScopeClause['instead']) => {
      for (const { start, end } of found) {
        const text = source.slice(start, end).replace(/\s+/g, ' ');
        if (!NARROWING.test(text))
          clauses.push({ what: `${name}: ${text.slice(0, SHOWN_CHARACTERS)}`, instead, start, end });
      }
    };
    if (type === 'CallExpression' && callee && textOf(callee) === 'and') add(node.arguments ?? [], 'undefined');
    if (type === 'IfStatement' && test && consequent && textOf(consequent) === 'return NOTHING;')
      add(operandsOf(test, '||'), 'false');
    if (type === 'ConditionalExpression' && test && consequent && alternate) {
      if (textOf(alternate) === 'NOTHING' || textOf(consequent) === 'sql`true`') add(operandsOf(test, '&&'), 'true');
    }
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, name);
  }
  visit(program, '');
  return clauses;
}

/**
 * The source of `kit/scope.ts` with a switch at each clause, which can be loaded in its place, and the names of
 * the clauses. It is derived from the source, so new clauses get switches automatically.
 */
export function switchedScope(): { source: string; clauses: string[] } {
  const source = readFileSync(FILE, 'utf8');
  const { program } = parseSync(FILE, source);
  const clauses = clausesOf(source, program);
  const inserts = clauses.flatMap(({ start, end, instead }, place) => [
    { at: start, text: `(isOut(${place}) ? ${instead} : (`, width: end - start },
    { at: end, text: '))', width: 0 },
  ]);
  const paths = program.body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' && statement.importKind !== 'type' ? [statement.source] : [],
  );
  const replaced = paths.map(({ value, start, end }) => {
    const path = value.startsWith('.') ? join(dirname(FILE), value) : OUT_OF_TREE.resolve(value);
    return { at: start, text: JSON.stringify(path), until: end };
  });
  let text = '';
  let read = 0;
  // Of two edits at one position, open the wider one first.
  for (const edit of [...inserts, ...replaced].toSorted(
    (a, b) => a.at - b.at || ('width' in b ? b.width : 0) - ('width' in a ? a.width : 0),
  )) {
    text += source.slice(read, edit.at) + edit.text;
    read = 'until' in edit ? edit.until : edit.at;
  }
  const own = `import { isOut } from ${JSON.stringify(import.meta.filename)};\n`;
  return { source: own + text + source.slice(read), clauses: clauses.map(({ what }) => what) };
}
