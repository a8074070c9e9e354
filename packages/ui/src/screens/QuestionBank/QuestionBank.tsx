import type { QuestionType } from '@aosai/api/domain/questions/kinds';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { DataTable, type TableQuery } from '../../patterns/DataTable/DataTable.tsx';
import type { Loaded, PageOf } from '../../patterns/Load/Load.tsx';
import { PageBody } from '../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import {
  NO_FILTER,
  STATUS_VIEWS,
  statusOfView,
  type BankFilter,
  type BankQuestion,
  type QuestionRow,
  type QuestionStatus,
} from './bankQuestion.ts';
import { BankConfirm, type BankAct } from './parts/BankConfirm.tsx';
import { bankColumns } from './parts/bankColumns.tsx';
import { bankDetail } from './parts/bankDetail.tsx';
import { BankFilters } from './parts/BankFilters.tsx';
import { NewQuestion } from './parts/NewQuestion.tsx';

export interface QuestionBankProps {
  questions: Loaded<PageOf<QuestionRow>>;
  /** The rows shown are about to be replaced. */
  busy: boolean;
  query: TableQuery;
  filter: BankFilter;
  /** Tags that the bank has, for the filter. */
  tags: readonly string[];
  hiddenColumns: readonly string[];
  selectedIds: readonly string[];
  /** The row whose preview is open. */
  opened: { id: string; question: Loaded<BankQuestion> } | null;
  exporting: boolean;
  /** An act on questions that is on its way, or why the last one failed. */
  act: { pending: boolean; error: string | null };
  on: {
    query: (query: TableQuery) => void;
    filter: (filter: BankFilter) => void;
    hiddenColumns: (ids: string[]) => void;
    select: (ids: string[]) => void;
    open: (id: string | null) => void;
    retry: () => void;
    export: () => void;
    create: (type: QuestionType) => void;
    edit: (id: string) => void;
    import: () => void;
    /** Resolves to whether it was done. */
    setStatus: (ids: readonly string[], status: QuestionStatus) => Promise<boolean>;
    remove: (ids: readonly string[]) => Promise<boolean>;
    /** A new act begins: what went wrong with the last one no longer matters. */
    forget: () => void;
  };
}

/** The bank of questions: found, looked at, retired and removed; edited on a page of their own. */
export const QuestionBank = (props: QuestionBankProps) => {
  const { questions, filter, opened, selectedIds, act, on } = props;
  const [asked, setAsked] = useState<BankAct | null>(null);
  const isNarrowed = Object.values(filter).some((value) => value !== '');
  const ask = (next: BankAct) => {
    on.forget();
    setAsked(next);
  };
  const confirm = (next: BankAct) => {
    const done = next.kind === 'remove' ? on.remove(next.ids) : on.setStatus(next.ids, '2');
    void done.then((isDone) => {
      if (isDone) setAsked(null);
    });
  };
  return (
    <PageBody>
      <PageHeader
        title="题库"
        lead="试卷、作业和章节里的题目都从这里选。"
        action={
          <>
            <Button icon="upload" onClick={on.import}>
              导入题目
            </Button>
            <NewQuestion onCreate={on.create} />
          </>
        }
      />
      <VisuallyHidden as="h2">题目列表</VisuallyHidden>
      <Tabs
        label="题目状态"
        tabs={STATUS_VIEWS}
        value={filter.status || 'all'}
        onChange={(view) => on.filter({ ...filter, status: statusOfView(view) })}
      />
      <DataTable
        label="题目列表"
        columns={bankColumns}
        rows={questions}
        busy={props.busy}
        rowId={(row) => row.id}
        rowName={(row) => row.title}
        query={props.query}
        hiddenColumns={props.hiddenColumns}
        selectedIds={selectedIds}
        bulk={{
          onSelect: on.select,
          actions: (
            <>
              <Button size="s" loading={act.pending} onClick={() => void on.setStatus(selectedIds, '1')}>
                设为可用
              </Button>
              <Button size="s" onClick={() => ask({ kind: 'retire', ids: selectedIds })}>
                停用
              </Button>
              <Button size="s" onClick={() => ask({ kind: 'remove', ids: selectedIds })}>
                删除
              </Button>
            </>
          ),
        }}
        openId={opened?.id ?? null}
        detail={{
          onOpen: on.open,
          ...bankDetail({
            question: opened?.question ?? {},
            on: { retry: on.retry, edit: on.edit, remove: (id) => ask({ kind: 'remove', ids: [id] }) },
          }),
        }}
        filters={
          <BankFilters
            filter={filter}
            tags={props.tags}
            foundCount={isNarrowed ? questions.data?.total : undefined}
            onFilter={on.filter}
          />
        }
        empty={
          isNarrowed
            ? {
                title: '没有符合条件的题目',
                hint: '换一个关键词，或清除筛选。',
                action: <Button onClick={() => on.filter(NO_FILTER)}>查看全部题目</Button>,
              }
            : {
                title: '题库还是空的',
                hint: '先新建一道题，或导入已有的题目文件。',
                action: <Button onClick={on.import}>导入题目</Button>,
              }
        }
        exporting={props.exporting}
        on={{ query: on.query, hiddenColumns: on.hiddenColumns, retry: on.retry, export: on.export }}
      />
      <BankConfirm act={asked} pending={act.pending} error={act.error} on={{ confirm, cancel: () => setAsked(null) }} />
    </PageBody>
  );
};
