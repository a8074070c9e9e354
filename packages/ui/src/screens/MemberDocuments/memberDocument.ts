import type { OutputOf } from '@aosai/api/contract/call';
import type { DocumentKind, DocumentStatus } from '@aosai/api/domain/memberRecords';
import type { memberDocument } from '@aosai/api/contract/people/memberRecords';

export type MemberPaper = OutputOf<(typeof memberDocument)['calls']['queryList']>['content'][number];

export interface DocumentFilter {
  status: DocumentStatus | '';
  kind: DocumentKind | '';
  keyword: string;
}

export const NO_DOCUMENT_FILTER: DocumentFilter = { status: '', kind: '', keyword: '' };
