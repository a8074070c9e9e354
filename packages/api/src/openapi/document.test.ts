import { expect, test } from 'vitest';
import { contract } from '../contract.ts';
import { openApiDocument } from './document.ts';

test('the document holds every mount and method of the contract with its access', () => {
  const document = openApiDocument() as {
    paths: Record<string, Record<string, { 'x-access': string[]; operationId: string }>>;
  };
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const mounts = Object.values(contract)
    .flatMap(({ calls }) => Object.values<{ methods: readonly string[]; mounts: object }>(calls))
    .reduce((sum, call) => sum + call.methods.length * Object.keys(call.mounts).length, 0);
  expect(operations.length).toBe(mounts);
  expect(new Set(operations.map((operation) => operation.operationId)).size).toBe(mounts);
  expect(operations.filter((operation) => operation['x-access'].length === 0)).toEqual([]);
});

test('list keys are query parameters and the filter is the body', () => {
  const document = openApiDocument() as {
    paths: Record<
      string,
      {
        post: {
          parameters: { name: string; in: string }[];
          requestBody: { content: Record<string, { schema: { properties: object } }> };
        };
      }
    >;
  };
  const list = document.paths['/oj/exam/queryList']?.post;
  expect(list?.parameters.map(({ name, in: place }) => `${place}:${name}`)).toEqual([
    'query:page',
    'query:size',
    'query:sort',
    'query:export',
  ]);
  expect(Object.keys(list?.requestBody.content['application/json']?.schema.properties ?? {})).toEqual([
    'statusList',
    'template',
    'from',
    'to',
    'isActivity',
    'keyword',
    'language',
    'isRepeatable',
    'gradeId',
    'mine',
    'made',
    'heldBy',
    'appIds',
  ]);
});

test('an upload is a form whose file comes after its fields', () => {
  const document = openApiDocument() as {
    paths: Record<
      string,
      {
        post: {
          'x-envelope': string;
          requestBody: { content: Record<string, { schema: { properties: object; required: string[] } }> };
        };
      }
    >;
  };
  const { 'x-envelope': envelope, requestBody } = document.paths['/common/file/upload']?.post ?? {};
  const schema = requestBody?.content['multipart/form-data']?.schema;
  expect([envelope, Object.keys(schema?.properties ?? {}), schema?.required]).toEqual([
    'header',
    ['purpose', 'isPublic', 'title', 'file'],
    ['purpose', 'file'],
  ]);
});
