import {
  ANYONE,
  EVERY_OWNER,
  MANAGERS,
  MEMBERS,
  NOBODY,
  OF_APP,
  OF_SCHOOL,
  OFFICE,
  OWN,
  OWN_AND_CHILD,
  PEOPLE_OF_SCHOOL,
  KNOWN_STUDENTS,
  type Reach,
  type Rule,
  type Rules,
  SUPER,
  TEACHERS,
  together,
} from '../rule.ts';

const ADMITTERS = [...MANAGERS, ...OFFICE];
const STAFF = [...TEACHERS, ...MANAGERS, ...OFFICE];
const ADMITTED = together(OF_SCHOOL, OF_APP);
const KNOWN = together(KNOWN_STUDENTS, PEOPLE_OF_SCHOOL, OF_APP);
const ADMITTED_PEOPLE = together(PEOPLE_OF_SCHOOL, OF_APP);
/** Groups and links of a school: the manager's all, a teacher's own. */
const OF_TEACHER: Reach = { teacher: ['teacher'] };
const TEACHING = together(OF_TEACHER, OF_SCHOOL, OF_APP);
/** Links between a teacher and students, named after the student: the shared is taught at the demo's school alone. */
const OF_LINKS: Reach = { ...PEOPLE_OF_SCHOOL, otherManager: ['stranger'] };
const LINKS = together(KNOWN_STUDENTS, OF_LINKS, OF_APP);
/** Who can become a student of the demo's teacher: those who belong to the school now. */
const TEACHABLE = [...(KNOWN_STUDENTS.teacher ?? []), 'schoolmate'] as const;
const TO_TEACH: Reach = { teacher: TEACHABLE, manager: TEACHABLE, officer: TEACHABLE, super: TEACHABLE };
/** Parents read what their children have. */
const SEEN = together(OWN_AND_CHILD, OF_APP);
const OWNER_OR_OFFICE = { doors: [...MEMBERS, ...OFFICE], rows: together(OWN, OF_APP) };

const MEMBER_RULES: Rules = {
  'POST /member/addMemberToMine': { doors: [...TEACHERS, ...MANAGERS], rows: TO_TEACH },
  'POST /member/batchCreate': { doors: ADMITTERS },
  'POST /member/batchRegister': { doors: ADMITTERS },
  'POST /member/create': { doors: ANYONE },
  'POST /member/exportPwd': { doors: ADMITTERS },
  'POST /member/pwd': { doors: ANYONE },
  'POST /member/anonQueryList': { doors: ANYONE },
  'POST /member/queryList': { doors: STAFF, list: KNOWN },
  'POST /member/querySimpleList': { doors: STAFF, list: KNOWN },
  'PUT /member/configRoles': { doors: OFFICE, rows: OF_APP },
  'PUT /member/pass': { doors: ADMITTERS, rows: ADMITTED_PEOPLE },
  'PUT /member/reject': { doors: ADMITTERS, rows: ADMITTED_PEOPLE },
  'PUT /member/unlock': { doors: STAFF, rows: KNOWN },
  'PUT /member/update': { doors: [...MEMBERS, ...OFFICE], rows: together(OWN, ADMITTED_PEOPLE) },
  'PUT /member/updatePwd': { doors: MEMBERS },
  'GET /member/generateMemberCardById': {
    doors: [...MEMBERS, ...OFFICE],
    rows: together(OWN_AND_CHILD, ADMITTED_PEOPLE),
  },
  'GET /member/queryById': { doors: [...MEMBERS, ...OFFICE], rows: together(OWN_AND_CHILD, KNOWN) },
  'GET /member/queryByMobile': { doors: ADMITTERS },
  'GET /member/queryCurrent': { doors: MEMBERS },
  'GET /member/queryCurrentRights': { doors: MEMBERS },
  'GET /member/queryPointsRanking': { doors: MEMBERS },
  'GET /member/queryStatistics': { doors: [...MEMBERS, ...OFFICE], rows: together(OWN_AND_CHILD, KNOWN) },
  'GET /member/queryMemberTeacherList': { doors: [...MEMBERS, ...OFFICE], rows: SEEN },
  'GET /member/queryMineTeacherList': { doors: MEMBERS },
  'POST /member/bindWxGzh': { doors: MEMBERS },

  'GET /organizationMember/queryMineList': { doors: MEMBERS },
  'PUT /organizationMember/confirm': { doors: MEMBERS, rows: OWN_AND_CHILD },
  'PUT /organizationMember/refuse': { doors: MEMBERS, rows: OWN_AND_CHILD },
  'PUT /organizationMember/leave': { doors: MEMBERS, rows: OWN_AND_CHILD },

  'POST /member/consent': { doors: ANYONE },
  'PUT /member/withdrawConsent': { doors: MEMBERS },
  'POST /member/linkGuardian': { doors: MEMBERS, rows: OWN, kinds: { tieElsewhere: {} } },
  'GET /member/exportMine': { doors: MEMBERS, rows: OWN_AND_CHILD },
  'DELETE /member/eraseMine': { doors: MEMBERS },

  'POST /bms/memberBlacklist/create': { doors: OFFICE, rows: OF_APP },
  'POST /bms/memberBlacklist/queryList': { doors: OFFICE, list: OF_APP },
  'PUT /bms/memberBlacklist/update': { doors: OFFICE, rows: OF_APP },
  'DELETE /bms/memberBlacklist/delete': { doors: OFFICE, rows: OF_APP },

  'POST /memberDocument/create': { doors: [...MEMBERS, ...OFFICE] },
  'PUT /memberDocument/update': OWNER_OR_OFFICE,
  'DELETE /memberDocument/delete': OWNER_OR_OFFICE,
  'PUT /memberDocument/publish': OWNER_OR_OFFICE,
  'PUT /memberDocument/unpublish': OWNER_OR_OFFICE,
  'GET /memberDocument/queryById': { doors: [...MEMBERS, ...OFFICE], rows: SEEN },
  'POST /memberDocument/queryList': { doors: [...MEMBERS, ...OFFICE], list: SEEN },
  'POST /memberPoints/queryList': { doors: [...MEMBERS, ...OFFICE], list: SEEN },
};

/** The parent's school has only applied. */
const PASSED: Reach = Object.fromEntries(
  Object.entries(EVERY_OWNER).map(([caller, owners]) => [caller, owners.filter((owner) => owner !== 'parent')]),
);
/** The back office asks for one school at a time. */
const ONE_SCHOOL = OF_SCHOOL.manager ?? [];
const OF_ONE_SCHOOL: Reach = { ...OF_SCHOOL, officer: ONE_SCHOOL, super: ONE_SCHOOL, foreignSuper: ['foreigner'] };
const LINKED_THERE = [...ONE_SCHOOL, 'shared'] as const;
const LINKS_OF_ONE_SCHOOL: Reach = { ...OF_LINKS, officer: LINKED_THERE, super: LINKED_THERE };
/** A school's members, and the one that has left it. Who was only asked is there for nobody who changes members. */
const STANDING = [...LINKED_THERE, 'stranger'] as const;
const STANDING_HERE: Reach = { manager: STANDING, officer: STANDING, super: STANDING };

/** Into and out of a group of the demo's teacher go that teacher's students: an own row of another school is none. */
const TAUGHT = KNOWN_STUDENTS.teacher ?? [];
const OF_GROUP: Reach = { teacher: TAUGHT, manager: TAUGHT, officer: TAUGHT, super: TAUGHT };

/** Printed without a prefix and mounted under the group's as well, with the same rule. */
const TWICE: Rules = {
  'POST edms/organization/create': { doors: [...MEMBERS, ...OFFICE] },
  'PUT edms/organization/update': { doors: ADMITTERS, rows: ADMITTED },
  'PUT,POST bms/organization/pass': { doors: OFFICE, rows: OF_APP },
  'PUT,POST bms/organization/reject': { doors: OFFICE, rows: OF_APP },
  'GET edms/organization/queryById': { doors: ADMITTERS, rows: ADMITTED },
  'POST bms/organization/queryList': { doors: OFFICE, list: OF_APP },
  'POST edms/organization/querySimpleList': { doors: ANYONE, list: PASSED },
  'GET edms/organization/queryCurrentRights': { doors: MEMBERS },
  'POST edms/organizationMember/batchCreate': { doors: ADMITTERS },
  'POST edms/organizationMember/batchImport': { doors: ADMITTERS },
  'POST edms/organizationMember/create': { doors: ADMITTERS },
  'PUT edms/organizationMember/update': { doors: ADMITTERS, rows: ADMITTED, kinds: { placeHere: STANDING_HERE } },
  'PUT edms/organizationMember/withdraw': { doors: ADMITTERS, rows: ADMITTED },
  'POST edms/organizationMember/queryList': { doors: ADMITTERS, list: OF_ONE_SCHOOL },
  'POST edms/teacherGroup/create': { doors: STAFF },
  'DELETE edms/teacherGroup/delete': { doors: STAFF, rows: TEACHING },
  'PUT edms/teacherGroup/update': { doors: STAFF, rows: TEACHING },
  'GET edms/teacherGroup/queryById': { doors: STAFF, rows: TEACHING, kinds: { groupElsewhere: OF_APP } },
  'POST edms/teacherGroup/queryList': { doors: STAFF, list: together(OF_TEACHER, OF_ONE_SCHOOL) },
  'POST edms/teacherGroup/querySimpleList': { doors: STAFF, list: together(OF_TEACHER, OF_ONE_SCHOOL) },
  'POST,PUT edms/teacherMember/addToGroup': { doors: STAFF, rows: OF_GROUP },
  'POST,PUT edms/teacherMember/removeFromGroup': { doors: STAFF, rows: OF_GROUP },
  'POST,PUT edms/teacherMember/setGroups': { doors: STAFF, rows: LINKS },
  'POST edms/teacherMember/batchCreate': { doors: STAFF, rows: TO_TEACH },
  'POST edms/teacherMember/create': { doors: STAFF, rows: TO_TEACH },
  'PUT edms/teacherMember/update': { doors: STAFF, rows: LINKS },
  'POST edms/teacherMember/queryList': { doors: STAFF, list: together(KNOWN_STUDENTS, LINKS_OF_ONE_SCHOOL) },
};

const twice = Object.entries(TWICE).flatMap(([address, rule]) => {
  const [methods = '', path = ''] = address.split(' ');
  return [
    [`${methods} /${path}`, rule],
    [`${methods} /${path.slice(path.indexOf('/') + 1)}`, rule],
  ] as const;
});

type Named = [address: string, rule: Rule];

const SYSTEM = (address: string, rule: Partial<Rule> = {}): Named => [address, { doors: SUPER, ...rule }];
const SYSTEM_RULES: Rules = Object.fromEntries<Rule>([
  ...['resource', 'resource/operation', 'role', 'user'].flatMap((path) => [
    SYSTEM(`POST /bms/${path}/create`),
    SYSTEM(`POST /bms/${path}/queryList`, { list: OF_APP }),
    SYSTEM(`PUT /bms/${path}/update`, { rows: OF_APP }),
    SYSTEM(`DELETE /bms/${path}/delete`, { rows: OF_APP }),
  ]),
  SYSTEM('PUT /bms/role/configPerms', { rows: OF_APP }),
  SYSTEM('PUT /bms/user/configRoles', { rows: OF_APP }),
  SYSTEM('PUT /bms/user/resetPwd', { rows: OF_APP }),
  SYSTEM('GET /bms/user/queryById', { rows: OF_APP }),
  // Ours: everybody of the back office changes the own password.
  ['PUT /bms/user/updatePwd', { doors: ['clerk', ...OFFICE] }],
  SYSTEM('POST /bms/sysLog/queryList'),
]);

const RIGHT_RULES: Rules = {
  'POST /bms/right/create': { doors: OFFICE },
  'PUT /bms/right/update': { doors: OFFICE, rows: OF_APP },
  'DELETE /bms/right/delete': { doors: OFFICE, rows: OF_APP },
  'PUT /bms/right/publish': { doors: OFFICE, rows: OF_APP },
  'PUT /bms/right/unpublish': { doors: OFFICE, rows: OF_APP },
  'GET /bms/right/queryById': { doors: OFFICE, rows: OF_APP },
  'POST /bms/right/queryList': { doors: OFFICE, list: OF_APP },
  'GET /edms/right/queryById': { doors: [...TEACHERS, ...MANAGERS], rows: EVERY_OWNER },
  'POST /edms/right/queryList': { doors: [...TEACHERS, ...MANAGERS], list: EVERY_OWNER },
  'GET /right/queryById': { doors: MEMBERS, rows: EVERY_OWNER },
  'POST /right/queryList': { doors: MEMBERS, list: EVERY_OWNER },
  ...Object.fromEntries(
    ['/edms/right', '/right'].flatMap((path) => [
      [`POST ${path}/create`, { doors: NOBODY }],
      [`PUT ${path}/update`, { doors: NOBODY }],
      [`DELETE ${path}/delete`, { doors: NOBODY }],
      [`PUT ${path}/publish`, { doors: NOBODY }],
      [`PUT ${path}/unpublish`, { doors: NOBODY }],
    ]),
  ),
};

export const PEOPLE_RULES: Rules = { ...MEMBER_RULES, ...Object.fromEntries(twice), ...SYSTEM_RULES, ...RIGHT_RULES };
