import type { RuleTester } from 'oxlint/plugins-dev';

type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>;
type Context = Parameters<Rule['create']>[0];
type ScopeOf = Context['sourceCode']['getScope'];
type AnyNode = Parameters<ScopeOf>[0];

/** The fields of AST nodes that this rule reads. */
interface Node {
  type: string;
  parent?: Node | null;
  name?: string;
  callee?: Node;
  object?: Node;
  property?: Node;
  arguments?: Node[];
  source?: { value: string };
  imported?: Node;
  init?: Node | null;
  body?: Node;
  id?: Node | null;
  key?: Node;
}

export interface TenantOptions {
  /** Tables that all tenants share. */
  shared: string[];
  /** Functions whose queries cover all tenants. */
  everyTenant: string[];
  /** Helpers in other files that return a predicate with the tenant. */
  predicates: string[];
  /** Functions that put a given predicate into a query; their callers must name the tenant. */
  takers: string[];
  /** Functions that return a query without its `where`; their callers must add one with the tenant. */
  builders: string[];
}

/** Name of the tenant's column and of variables that hold the tenant. */
const TENANT = 'appId';
/** Names of predicates with the tenant: those of `kit/scope.ts` and those that a file makes of them. */
const SCOPE = /^scope$|[sS]cope(Of)?$/;
const JOINS = new Set(['innerJoin', 'leftJoin', 'rightJoin', 'fullJoin']);
const BEGINS = new Set(['from', 'update', 'delete']);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function childrenOf(node: Node): Node[] {
  const { parent: _, ...parts } = node;
  return Object.values(parts).flat().filter(isNode);
}

const methodOf = ({ type, callee }: Node): string | null =>
  type === 'CallExpression' && callee?.type === 'MemberExpression' ? (callee.property?.name ?? null) : null;

/** Calls chained to this one: `.where(…)`, `.innerJoin(…)`, `.limit(…)`. */
function chainAfter(call: Node): Node[] {
  const member = call.parent;
  const next = member?.type === 'MemberExpression' && member.object === call ? member.parent : null;
  return next?.type === 'CallExpression' && next.callee === member ? [next, ...chainAfter(next)] : [];
}

/** Names of the functions, methods and constants that enclose this node. */
function namesAround(node: Node): string[] {
  const { parent } = node;
  const own = node.type === 'Property' ? node.key?.name : node.id?.name;
  return [...(own === undefined ? [] : [own]), ...(parent ? namesAround(parent) : [])];
}

/**
 * Requires each query on a table with tenants to name the tenant: in its `where`, and in the `on` of every join.
 * A condition names it by `table.appId`, by a predicate of the row scope, or by a constant or helper of the same file
 * that does so. Subqueries in the condition do not count and must name it themselves. Functions that the rule cannot
 * follow across files are listed in its options and checked where they are called. Raw SQL is not checked.
 */
export const tenantRule: Rule = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object' }],
    messages: {
      where: 'A query on {{table}} names no tenant: put `{{table}}.appId` or the row scope into its where.',
      call: 'This call makes a query, and names no tenant: put it into its predicate.',
      join: 'A join of {{table}} names no tenant: put `{{table}}.appId` into its condition.',
    },
  },
  create(context) {
    const [options] = context.options as unknown as [TenantOptions];
    const [shared, everyTenant, predicates, takers, builders] = (
      ['shared', 'everyTenant', 'predicates', 'takers', 'builders'] as const
    ).map((name) => new Set(options[name]));
    const standsIn = (node: Node, names: Set<string> | undefined) => namesAround(node).some((name) => names?.has(name));

    function variableOf(node: Node) {
      let scope: ReturnType<ScopeOf> | null = context.sourceCode.getScope(node as AnyNode);
      for (; scope; scope = scope.upper) {
        const variable = scope.set.get(node.name ?? '');
        if (variable) return variable;
      }
      return undefined;
    }
    const definitionOf = (node: Node) => variableOf(node)?.defs[0];

    /** Name of a table with tenants; null for anything else, such as a Map, a hash or a shared table. */
    function tableOf(node: Node | undefined): string | null {
      if (node?.type !== 'Identifier') return null;
      const definition = definitionOf(node);
      const found = definition?.node as Node | undefined;
      if (definition?.type === 'Variable') {
        const made = found?.init?.callee?.name;
        return made === 'alias' || made === 'aliasedTable' ? tableOf(found?.init?.arguments?.[0]) : null;
      }
      if (definition?.type !== 'ImportBinding') return null;
      const from = (definition.parent as Node | null)?.source?.value ?? '';
      return /\/schema\/\w+\.ts$/.test(from) && !shared?.has(found?.imported?.name ?? '') ? (node.name ?? null) : null;
    }

    function namesTenant(node: Node, seen: Set<unknown> = new Set()): boolean {
      if (node.type === 'MemberExpression') return node.property?.name === TENANT;
      if (node.type === 'CallExpression') {
        const { callee } = node;
        // A subquery or a method of another object.
        if (callee?.type !== 'Identifier') return false;
        if (SCOPE.test(callee.name ?? '') || predicates?.has(callee.name ?? '')) return true;
        return namesTenant(callee, seen) || (node.arguments ?? []).some((one) => namesTenant(one, seen));
      }
      if (node.type !== 'Identifier') return childrenOf(node).some((child) => namesTenant(child, seen));
      if (node.name === TENANT || SCOPE.test(node.name ?? '')) return true;
      const definition = definitionOf(node);
      if (!definition || seen.has(definition)) return false;
      seen.add(definition);
      const found = definition.node as Node;
      if (definition.type === 'Variable') return found.init ? namesTenant(found.init, seen) : false;
      if (definition.type === 'Parameter') return node.name === 'where' && standsIn(node, takers);
      return definition.type === 'FunctionName' && found.body ? namesTenant(found.body, seen) : false;
    }

    /** Whether the query has a `where` with the tenant, or gets one wherever it is used. */
    function isGuarded(query: Node): boolean {
      const after = chainAfter(query);
      const wheres = after.filter((next) => methodOf(next) === 'where');
      if (wheres.length > 0) return wheres.some(({ arguments: [where] = [] }) => where && namesTenant(where));
      const kept = (after.at(-1) ?? query).parent;
      if (kept?.type === 'VariableDeclarator' && kept.id) {
        const reads = variableOf(kept.id)?.references.filter((reference) => reference.isRead()) ?? [];
        return reads.length > 0 && reads.every(({ identifier }) => isGuarded(identifier as unknown as Node));
      }
      return (
        (kept?.type === 'ReturnStatement' || kept?.type === 'ArrowFunctionExpression') && standsIn(query, builders)
      );
    }

    return {
      CallExpression(given) {
        const call = given as unknown as Node;
        const called = call.callee?.type === 'Identifier' ? (call.callee.name ?? '') : '';
        const isTold = (call.arguments ?? []).some((one) => namesTenant(one));
        if ((takers?.has(called) && !isTold) || (builders?.has(called) && !isGuarded(call))) {
          context.report({ node: given, messageId: 'call' });
        }
        const method = methodOf(call) ?? '';
        const table = tableOf(call.arguments?.[0]);
        if (table === null || standsIn(call, everyTenant)) return;
        const condition = call.arguments?.[1];
        if (JOINS.has(method) && condition && !namesTenant(condition)) {
          context.report({ node: given, messageId: 'join', data: { table } });
        }
        if (BEGINS.has(method) && !isGuarded(call))
          context.report({ node: given, messageId: 'where', data: { table } });
      },
    };
  },
};
