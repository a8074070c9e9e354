import { and, isNull } from 'drizzle-orm';
import { teacherGroup as groups } from '../../db/schema/memberRecords.ts';
import type { CallContext } from '../../kit/context.ts';
import { organizationRowScope } from '../../kit/scope.ts';

/** Groups that the caller may see and change. */
export const groupScope = (context: CallContext) =>
  and(
    organizationRowScope(context, { appId: groups.appId, orgId: groups.orgId, teacherId: groups.teacherId }, [
      'organization',
      'teacher',
      'office',
    ]),
    isNull(groups.deletedAt),
  );
