import { memberPoints as ledger } from '../../../db/schema/memberRecords.ts';
import type { ResourceHandlers } from '../../context.ts';
import { datesAsText } from '../../kit/datesAsText.ts';
import { kept } from '../../kit/kept.ts';
import { memberRowScope } from '../../scope.ts';

const points = kept(ledger, {
  log: 'memberPoints',
  logged: ['memberId', 'delta', 'reason'],
  visible: (context) =>
    memberRowScope(context, { appId: ledger.appId, memberId: ledger.memberId }, ['own', 'child', 'office']),
  view: (row) => datesAsText(row),
});

export const memberPoints = {
  queryList: points.list({ equal: ['memberId'], sort: ['createdAt', 'delta'], order: ['id,desc'] }),
} satisfies ResourceHandlers<'memberPoints'>;
