import { RuleTester } from 'oxlint/plugins-dev';
import { describe, test } from 'vitest';
import { tenantRule } from '../../scripts/lint/tenantRule.ts';

RuleTester.describe = describe;
RuleTester.it = test;

const options = [
  {
    shared: ['judgeWorker'],
    everyTenant: ['forgetOld'],
    predicates: ['stillOurs'],
    takers: ['found'],
    builders: ['withOwner'],
  },
];
const HEAD = `
import { member as people, organization } from '../db/schema/people.ts';
import { judgeWorker } from '../db/schema/judge.ts';
`;
const cases = (named: Record<string, string>) =>
  Object.entries(named).map(([name, code]) => ({ name, code: HEAD + code, options }));
const wrong = (messageId: string, named: Record<string, string>) =>
  cases(named).map((one) => ({ ...one, errors: [{ messageId }] }));

/** S34: a query without tenant fails lint. */
new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' } } }).run('S34: tenant-in-query', tenantRule, {
  valid: cases({
    'a where with the tenant': 'db.select().from(people).where(and(eq(people.appId, appId), eq(people.id, id)));',
    'a where that is the row scope': 'db.select().from(people).where(memberRowScope(context, row, ways));',
    'a constant that names the tenant':
      'const mine = eq(people.appId, appId); db.update(people).set({}).where(and(mine, eq(people.id, id)));',
    'a helper of the file that names the tenant':
      'const is = (call) => eq(people.appId, call.appId); db.delete(people).where(is(call));',
    'a query that is kept and gets its where later':
      'const all = db.select().from(people); await all.where(eq(people.appId, appId)).limit(1);',
    'a table that all tenants share': 'db.select().from(judgeWorker);',
    'a function that is about every tenant': 'function forgetOld(db) { return db.delete(people).where(old); }',
    'a predicate of another file that names it': 'db.update(people).set({}).where(stillOurs(job));',
    'a predicate that is handed in, named by who calls':
      'const found = (where) => db.select().from(people).where(where); found(eq(people.appId, appId));',
    'a query that is handed out, named by who calls':
      'const withOwner = () => db.select().from(people); withOwner().where(eq(people.appId, appId));',
    'a Map, a Set and a hash': 'known.delete(id); hash.update(text); Array.from(ids);',
  }),
  invalid: [
    ...wrong('where', {
      'a select by id alone': 'db.select().from(people).where(eq(people.id, id));',
      'a select of everything': 'db.select().from(people);',
      'an update by id alone': 'db.update(people).set({}).where(eq(people.id, id));',
      'a delete by id alone': 'db.delete(people).where(eq(people.id, id));',
      'a constant without tenant': 'const mine = eq(people.id, id); db.delete(people).where(mine);',
      'a predicate that is handed in by anybody': 'const all = (where) => db.delete(people).where(where);',
      'a query that is kept and used without': 'const all = db.select().from(people); await all.limit(1);',
      'a tenant that only a query inside names':
        'db.select().from(people).where(exists(db.select().from(organization).where(eq(organization.appId, appId))));',
    }),
    ...wrong('join', {
      'a join by id alone':
        'db.select().from(people).leftJoin(organization, eq(organization.id, people.orgId)).where(eq(people.appId, a));',
    }),
    ...wrong('call', {
      'a call that hands in no tenant':
        'const found = (where) => db.select().from(people).where(where); found(eq(people.id, id));',
      'a query that was handed out and gets no tenant':
        'const withOwner = () => db.select().from(people); withOwner().where(eq(people.id, id));',
    }),
  ],
});
