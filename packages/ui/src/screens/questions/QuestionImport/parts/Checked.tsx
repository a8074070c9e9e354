import { BANK, type Bank } from '@aosai/api/questions/bank';
import {
  IMPORT_FORMAT,
  type ImportAction,
  type ImportFormat,
  ITEM_MATCH,
  type ItemMatch,
} from '@aosai/api/questions/imports';
import { useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Field } from '../../../../primitives/Field/Field.tsx';
import { Pagination } from '../../../../primitives/Pagination/Pagination.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import { Tabs } from '../../../../primitives/Tabs/Tabs.tsx';
import { VisuallyHidden } from '../../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { TextInput } from '../../../../primitives/TextInput/TextInput.tsx';
import { actionOf, sumWords } from '../importItems.ts';
import type { CheckedFile, QuestionImportProps } from '../importProps.ts';
import { ItemTable } from './ItemTable.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};

  [data-part='head'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) repeat(3, minmax(0, 200px));
    align-items: end;
    gap: ${theme.space[12]} ${theme.space[16]};
  }
  [data-part='head'] > p {
    align-self: center;
    overflow-wrap: anywhere;
  }
  [data-part='head'] > p small {
    display: block;
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
  [data-part='bar'] {
    position: sticky;
    bottom: 0;
    z-index: 5;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[8]} ${theme.space[12]};
    padding: ${theme.space[12]} ${theme.space[20]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
    background: ${theme.color.surface};
  }
  [data-part='bar'] > p {
    flex: 1;
    font-variant-numeric: tabular-nums;
  }

  ${media.narrow} {
    [data-part='head'] {
      grid-template-columns: minmax(0, 1fr);
    }
    [data-part='bar'] > p {
      flex: 1 0 100%;
    }
  }
`;

const PAGE_SIZE = 50;
const UNPAIRED_SHOWN = 8;
const MOST_TAGS = 8;

const tagsOf = (text: string): string[] =>
  [...new Set(text.split(/[、，,\s]+/).filter((tag) => tag !== ''))].slice(0, MOST_TAGS);

/** Formats to choose from, with a placeholder if none fits. */
const formatOptions = (formats: readonly ImportFormat[], format: ImportFormat | null) => [
  ...(format === null ? [{ value: '', label: '没有认出来' }] : []),
  ...IMPORT_FORMAT.options.filter(({ value }) => value === format || formats.includes(value)),
];

type CheckedProps = QuestionImportProps & { checked: CheckedFile; bank: Bank; onBank: (bank: Bank) => void };

/** Items of the file with faults, duplicates, and the action for each. */
export const Checked = ({ checked, banks, bank, act, onBank, on }: CheckedProps) => {
  const { items, unpaired, format, formats, fileName } = checked;
  const [chosen, setChosen] = useState<ReadonlyMap<number, ImportAction>>(new Map());
  const [view, setView] = useState<ItemMatch | 'all'>('all');
  const [page, setPage] = useState(0);
  const [tags, setTags] = useState('');
  const shown = view === 'all' ? items : items.filter(({ outcome }) => outcome === view);
  const counted = ITEM_MATCH.values.map((outcome) => ({
    id: outcome,
    count: items.filter((item) => item.outcome === outcome).length,
  }));
  const coming = items.filter((item) => actionOf(item, chosen) !== 'skip').length;
  return (
    <Root>
      <VisuallyHidden as="h2">检查</VisuallyHidden>
      <Card>
        <div data-part="head">
          <p>
            {fileName}
            <small>共 {items.length} 题</small>
          </p>
          <Field label="文件格式">
            <Select
              options={formatOptions(formats, format)}
              value={format ?? ''}
              disabled={act.pending || formats.length < 2}
              onChange={({ currentTarget: { value } }) => {
                if (IMPORT_FORMAT.has(value)) on.readAs(value);
              }}
            />
          </Field>
          <Field label="导入到">
            <Select
              options={banks.map((value) => ({ value, label: `${BANK.label(value)}题库` }))}
              value={bank}
              onChange={({ currentTarget: { value } }) => {
                if (BANK.has(value)) onBank(value);
              }}
            />
          </Field>
          <Field label="给每题加标签">
            <TextInput
              placeholder="用顿号或空格分开"
              value={tags}
              onChange={(event) => setTags(event.currentTarget.value)}
            />
          </Field>
        </div>
      </Card>
      {act.error !== null && (
        <Alert tone="bad" live="assertive" title="没有开始导入">
          {act.error}
        </Alert>
      )}
      {unpaired.length > 0 && (
        <Alert tone="warn" title={`${unpaired.length} 个测试文件没有配对`}>
          {unpaired.slice(0, UNPAIRED_SHOWN).join('、')}
          {unpaired.length > UNPAIRED_SHOWN && ' 等'}。缺少对应的输入或输出，不会导入。
        </Alert>
      )}
      <div>
        <Tabs
          label="按结果筛选"
          tabs={[
            { id: 'all', label: `全部 ${items.length}` },
            ...counted
              .filter(({ count }) => count > 0)
              .map(({ id, count }) => ({ id, label: `${ITEM_MATCH.label(id)} ${count}` })),
          ]}
          value={view}
          onChange={(next) => {
            setView(ITEM_MATCH.has(next) ? next : 'all');
            setPage(0);
          }}
        />
        <ItemTable
          items={shown.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)}
          all={shown}
          chosen={chosen}
          onChoose={(next) => setChosen(new Map([...chosen, ...next]))}
        />
        {shown.length > PAGE_SIZE && (
          <Pagination page={page + 1} size={PAGE_SIZE} total={shown.length} onChange={(next) => setPage(next - 1)} />
        )}
      </div>
      <div data-part="bar">
        <p role="status">{sumWords(items, chosen)}</p>
        <Button disabled={act.pending} onClick={on.again}>
          换一个文件
        </Button>
        <Button
          variant="primary"
          disabled={coming === 0}
          loading={act.pending}
          onClick={() =>
            on.start({
              items: items.map((item) => ({ no: item.no, action: actionOf(item, chosen) })),
              bank,
              addTags: tagsOf(tags),
            })
          }
        >
          导入 {coming} 题
        </Button>
      </div>
    </Root>
  );
};
