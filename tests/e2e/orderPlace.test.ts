import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '@aosai/api/kit/constants';
import { signIn as signInByApi } from '../support/apiClient.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';
import { openDesk, orderCameTo, payBySandbox } from './parts/payDesk.ts';

/** A class with one seat, watched by the student who takes it and by another who finds it full. */
const stage = openStage();
const desk = openDesk(stage);
const TITLE = '周末集训班';
const EDMS = { group: 'edms' } as const;
const BMS = { group: 'bms' } as const;

const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** Creates a class of the school with one seat, with a price set by the platform. */
async function sellClass(): Promise<string> {
  const { url } = stage.product;
  const teacher = await signInByApi(url, 'laoshi', student.PASSWORD);
  const dates = {
    enrollStartAt: inMs(-HOUR_MS),
    enrollEndAt: inMs(5 * DAY_MS),
    startAt: inMs(6 * DAY_MS),
    endAt: inMs(90 * DAY_MS),
  };
  const seats = { capacity: 1, waitlist: false, isPublic: true };
  const { id } = await teacher.client.grade.create({ title: TITLE, ...seats, ...dates }, EDMS);
  await teacher.client.grade.publish({ id }, EDMS);
  const office = await signInByApi(url, 'guanli', student.PASSWORD, 'user');
  const { staff } = await office.client.grade.queryById({ id }, BMS);
  await office.client.grade.update({ id, version: staff?.version ?? 0, priceFen: 12_800 }, BMS);
  return id;
}

test('a seat is ordered, paid by the guardian, quit and refunded, and is then free again', async () => {
  const id = await sellClass();
  const page = `${stage.product.url}/web/grade/detail?id=${id}`;
  const child = await desk.member('xuesheng');
  const place = child.getByRole('region', { name: '我的报名' });
  const other = await desk.member('xuesheng2');
  const offer = other.getByRole('region', { name: '我的报名' });
  await child.goto(page);
  await child.getByText('还没有人，共 1 个名额').first().waitFor();
  await place.getByRole('button', { name: '报名，¥128' }).click();
  await place.getByText(/请家长登录后付款/).waitFor();
  // Before the payment the page shows no schedule, but no error either.
  expect(await child.getByText('没有找到这项内容').count()).toBe(0);
  // The unpaid order holds the seat.
  await child.getByText('1 人，共 1 个名额').first().waitFor();
  await other.goto(page);
  await offer.getByText('名额已满').waitFor();

  const parent = await desk.member('jiazhang');
  await parent.goto(`${stage.product.url}/web/order?tab=pending`);
  await parent.getByRole('link', { name: `去付款：${TITLE}` }).click();
  await payBySandbox(parent);
  await child.reload();
  await place.getByRole('heading', { name: '已加入班级' }).waitFor();

  await place.getByRole('button', { name: '申请退出' }).click();
  const asks = child.getByRole('dialog', { name: '申请退出班级' });
  await asks.getByText(/全额原路退回/).waitFor();
  await asks.getByRole('textbox', { name: /原因/ }).fill('和奥数课冲突');
  await asks.getByRole('button', { name: '提交申请' }).click();
  await place.getByRole('heading', { name: '退出申请审核中' }).waitFor();

  const boss = await desk.office('/bms/memberOrder?kind=grade&status=4');
  await boss
    .getByRole('row', { name: new RegExp(TITLE) })
    .getByRole('link')
    .first()
    .click();
  await boss.getByText('和奥数课冲突').first().waitFor();
  await boss.getByRole('button', { name: '同意退出' }).click();
  const granting = boss.getByRole('dialog', { name: /同意.*退出/ });
  expect(await granting.getByRole('textbox', { name: /退款金额/ }).inputValue()).toBe('128.00');
  await granting.getByRole('button', { name: '同意退出' }).click();
  await boss.getByText('已同意退出').waitFor();
  // Approval does not free the seat; it is free when the office has completed the quitting.
  await other.reload();
  await offer.getByText('名额已满').waitFor();

  await parent.goto(`${stage.product.url}/web/order?tab=refund`);
  await parent.getByRole('link', { name: `申请退款：${TITLE}` }).click();
  const asking = parent.getByRole('dialog', { name: /^申请退款/ });
  await asking.getByText(/¥128 原路退回，一般在 3 个工作日内到账/).waitFor();
  await asking.getByRole('button', { name: '申请退款' }).click();
  await parent.getByText('已申请退款').waitFor();
  await orderCameTo(parent, '退款完成');
  await parent.getByText('已退款 ¥128').first().waitFor();

  await boss.goto(`${stage.product.url}/web/bms/memberOrder?kind=grade&status=7`);
  await boss
    .getByRole('row', { name: new RegExp(TITLE) })
    .getByRole('link')
    .first()
    .click();
  await boss.getByRole('button', { name: '退出完成' }).click();
  const finishing = boss.getByRole('dialog', { name: /完成退出/ });
  await finishing.getByRole('button', { name: '退出完成' }).click();
  await boss.getByText('已完成退出').waitFor();
  await child.reload();
  await child.getByText('还没有人，共 1 个名额').first().waitFor();
  await other.reload();
  await offer.getByRole('button', { name: '报名，¥128' }).waitFor();
});
