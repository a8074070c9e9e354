import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm';
import { enrolment } from '../../db/schema/enrolment.ts';
import { grade } from '../../db/schema/teaching.ts';
import type { CallContext } from '../../kit/context.ts';
import type { MemberActor } from '../../kit/actor.ts';
import { taughtHere } from './taughtClasses.ts';

/** Places in exams and homework that came through a class of this teacher. */
export const viaClassOf = ({ db, appId }: CallContext, actor: MemberActor): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(grade)
      .where(and(eq(grade.appId, appId), eq(grade.id, enrolment.gradeId), isNull(grade.deletedAt), taughtHere(actor))),
  );
