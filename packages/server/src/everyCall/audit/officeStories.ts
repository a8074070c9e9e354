import { eq } from 'drizzle-orm';
import { MOCK_REVIEW } from '@aosai/api/domain/review';
import { newId } from '../../db/newId.ts';
import { exam, examEnroll, examPaper, examPaperEnroll } from '../../db/schema/exam.ts';
import { rejudge } from '../../db/schema/judge.ts';
import { feedback, file } from '../../db/schema/platform.ts';
import { resource, resourceOperation } from '../../db/schema/rights.ts';
import type { Stories } from './auditKit.ts';

/** Writes of the platform's back office, each once. */
export const officeStories: Stories = {
  async 'roles and accounts'({ site, write }) {
    const { id: roleId } = await write('role.create', { code: 'audited', name: '角色', note: null });
    await write('role.update', { id: roleId, version: 1, name: '改名', note: null });
    await write('role.configPerms', { id: roleId, version: 2, permissions: ['dict:create'] });
    const made = await write('user.create', { account: 'audited', name: '职员', isSuper: false, roleIds: [roleId] });
    await write('user.update', { id: made.id, version: 1, name: '改名', status: 'active', isSuper: false });
    await write('user.configRoles', { id: made.id, version: 2, roleIds: [] });
    const { password = '' } = (await write('user.resetPwd', { id: made.id })) as { password?: string };
    const colleague = await site.signIn('audited', 'user', password);
    await write('user.updatePwd', { oldPassword: password, password: 'a long new one' }, colleague);
    await write('user.delete', { id: made.id });
    await write('role.delete', { id: roleId });
  },

  async 'resources and operations'({ site, write }) {
    const [row] = await site.db.select().from(resource).where(eq(resource.code, 'rejudge'));
    const [operation] = await site.db
      .select()
      .from(resourceOperation)
      .where(eq(resourceOperation.resourceId, row?.id ?? ''));
    if (!row || !operation) throw new Error('nothing was seeded');
    await write('resourceOperation.update', { id: operation.id, version: 1, name: '改名', sort: 1 });
    await site.db.update(resourceOperation).set({ goneAt: site.now() }).where(eq(resourceOperation.id, operation.id));
    await write('resourceOperation.delete', { id: operation.id });
    await write('resourceOperation.create', { resourceId: row.id, code: operation.code, name: '又来', sort: 1 });
    await write('resource.update', { id: row.id, version: 1, name: '改名', sort: 1 });
    await site.db.update(resource).set({ goneAt: site.now() }).where(eq(resource.id, row.id));
    await write('resource.delete', { id: row.id });
    await write('resource.create', { code: 'rejudge', name: '重测', sort: 1 });
  },

  async 'rights of cards'({ write }) {
    const limits = { kind: 'quota', period: 'day', quota: 3 };
    const { id } = await write('right.create', { code: 'audited', name: '权益', ...limits });
    await write('right.update', { id, version: 1, name: '改名', ...limits });
    await write('right.publish', { id });
    await write('right.unpublish', { id });
    await write('right.delete', { id });
  },

  async dictionaries({ write, versionOf }) {
    const { id } = await write('dict.create', { value: 'audited', label: '字典' });
    await write('dict.update', { id, version: await versionOf('/dict/queryList', id), label: '改名', isOn: true });
    const item = await write('dict.createItem', { dictId: id, value: 'a', label: '甲', sort: 0 });
    const version = await versionOf('/dict/queryItemList', item.id, { dictId: id });
    await write('dict.updateItem', { id: item.id, version, label: '乙', sort: 1, isOn: true });
    await write('dict.deleteItem', { id: item.id });
    await write('dict.delete', { id });
  },

  async 'settings, apps and banners'({ write, versionOf }) {
    const { id } = await write('config.create', { key: 'audited', value: '值', isPublic: false });
    const version = await versionOf('/common/config/queryList', id);
    await write('config.update', { id, version, value: '新值', isPublic: false });
    await write('config.delete', { id });

    const window = { position: 'home', subtitle: '', image: null, link: null, sort: 0, isOn: true };
    const banner = { ...window, title: '横幅', startAt: null, endAt: null };
    const { id: bannerId } = await write('imageBanner.create', banner);
    const bannerVersion = await versionOf('/imageBanner/queryList', bannerId);
    await write('imageBanner.update', { id: bannerId, version: bannerVersion, ...banner, title: '改名' });
    await write('imageBanner.delete', { id: bannerId });

    const look = { name: '应用', title: '标题', accent: null, hosts: [], allowedOrigins: [] };
    const app = await write('app.create', { appId: 'audited', ...look });
    const appVersion = await versionOf('/app/queryList', app.id);
    await write('app.update', {
      id: app.id,
      version: appVersion,
      ...look,
      title: '改名',
      logo: null,
      favicon: null,
      ssoKey: 'keep',
    });
  },

  async 'files and rejudging'({ site, write, base }) {
    const form = new FormData();
    form.append('purpose', 'attachment');
    form.append('file', new Blob(['%PDF-1.4\n%%EOF'], { type: 'application/pdf' }), 'a.pdf');
    await write('file.upload', form);
    const open = { ...base(), scope: 'exam' as const, targetId: newId(), reason: '测试', state: 'open' as const };
    await site.db.insert(rejudge).values(open);
    await write('rejudge.discard', { id: open.id });
  },

  async feedback({ site, write, base }) {
    const row = { ...base(), memberId: site.people.studentId, category: 'problem' as const, content: '反馈' };
    await site.db.insert(feedback).values(row);
    await write('feedback.updateStatus', { id: row.id, version: 1, status: '1' });
  },

  async 'the blacklist, documents'({ site, write, base }) {
    const { studentId } = site.people;
    const kept = { scope: 'enroll', reason: '测试', until: null };
    const { id } = await write('memberBlacklist.create', { memberId: studentId, ...kept });
    await write('memberBlacklist.update', { id, version: 1, ...kept, reason: '改过' });
    await write('memberBlacklist.delete', { id });

    const scan = {
      ...base(),
      fileName: 'auditedscan.png',
      title: 'a.png',
      mime: 'image/png',
      ownerKind: 'user' as const,
      ownerId: site.people.operatorId,
      isPublic: false,
      sha256: '',
      sizeBytes: 1,
      purpose: 'memberDocument',
    };
    await site.db.insert(file).values(scan);
    const document = { kind: 'certificate', title: '证书', fileName: scan.fileName };
    const made = await write('memberDocument.create', { memberId: studentId, ...document });
    await write('memberDocument.update', { id: made.id, version: 1, ...document, title: '改名' });
    await write('memberDocument.publish', { id: made.id });
    await write('memberDocument.unpublish', { id: made.id });
    await write('memberDocument.delete', { id: made.id });
  },

  async enrolments({ site, write, base }) {
    const { studentId } = site.people;
    const past = new Date(site.now().getTime() - 3_600_000);
    const later = new Date(site.now().getTime() + 3_600_000);
    const paper = {
      ...base(),
      title: '卷',
      template: 'gesp-1',
      sections: [],
      totalPoints: 0,
      durationMin: 60,
      shuffle: { section: false, question: false, option: false },
      scorePolicy: 'best' as const,
      feedback: 'deferred' as const,
    };
    const anExam = {
      ...base(),
      title: '考试',
      summary: '',
      notesHtml: '',
      published: true,
      enrollStartAt: past,
      enrollEndAt: later,
      startAt: past,
      endAt: later,
      examPaperIds: [paper.id],
      priceFen: 0,
      scope: 'public' as const,
      maxAttempts: 1,
      reviewMatrix: MOCK_REVIEW,
      lateStartPolicy: 'untilEnd' as const,
      recordsEvents: false,
    };
    await site.db.insert(examPaper).values(paper);
    await site.db.insert(exam).values(anExam);
    const enrolment = { ...base(), examId: anExam.id, memberId: studentId, source: 'self' as const };
    await site.db.insert(examEnroll).values({ ...enrolment, status: '4' });
    await write('examEnroll.rejectQuit', { id: enrolment.id, reason: '测试' });
    await site.db.update(examEnroll).set({ status: '4' }).where(eq(examEnroll.id, enrolment.id));
    await write('examEnroll.passQuit', { id: enrolment.id });
    await write('examEnroll.finishQuit', { id: enrolment.id });

    const attempt = {
      ...base(),
      examEnrollId: enrolment.id,
      examId: anExam.id,
      examPaperId: paper.id,
      memberId: studentId,
      attemptNo: 1,
      seed: 1,
      startedAt: past,
      deadlineAt: later,
      maxPoints: 0,
      questionCount: 0,
    };
    await site.db.insert(examPaperEnroll).values({ ...attempt, status: '1' });
    await write('examPaperEnroll.extend', { id: attempt.id, seconds: 60, reason: '测试' });
    await site.db
      .update(examPaperEnroll)
      .set({ status: '2', completedAt: site.now(), submitReason: 'manual' })
      .where(eq(examPaperEnroll.id, attempt.id));
    await write('examPaperEnroll.settle', { id: attempt.id });
  },
};
