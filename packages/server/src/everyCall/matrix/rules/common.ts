import { OWNERS } from '../matrixPeople.ts';
import {
  ANYONE,
  EVERY_OWNER,
  MEMBERS,
  OF_APP,
  OF_SCHOOL,
  OFFICE,
  OWN,
  OWN_AND_CHILD,
  type Reach,
  type Rules,
  SIGNED_IN,
  SUPER,
  together,
} from '../rule.ts';

const OFFICE_LIST = { doors: OFFICE, list: OF_APP };
const OFFICE_ROW = { doors: OFFICE, rows: OF_APP };
/** What nobody but a super user opens who does not own it. */
const SUPER_OF_APP: Reach = { super: OF_APP.super ?? [], foreignSuper: ['foreigner'] };
/** The first app looks after all of them, any other after itself. */
const ANY_APP: Reach = { ...OF_APP, officer: OWNERS, super: OWNERS };

export const COMMON_RULES: Rules = {
  'GET /': { doors: ANYONE },
  'GET /settings.json': { doors: ANYONE },
  'GET /health': { doors: ANYONE },
  'GET /events': { doors: SIGNED_IN },

  'POST /common/config/create': { doors: OFFICE },
  'DELETE /common/config/delete': OFFICE_ROW,
  'GET /common/config/queryByKey': { doors: ANYONE },
  'POST /common/config/queryList': OFFICE_LIST,
  'PUT /common/config/update': OFFICE_ROW,
  'POST /common/file/upload': { doors: [...MEMBERS, ...OFFICE] },
  'GET /common/file/{fileName}': {
    doors: ANYONE,
    rows: together(OWN, SUPER_OF_APP),
    kinds: {
      paper: together(OWN_AND_CHILD, OF_APP),
      evidence: together(OWN, OF_SCHOOL, OF_APP),
      screenshot: together(OWN, OF_APP),
      officeFile: OF_APP,
      picture: EVERY_OWNER,
    },
  },
  'DELETE /common/file/{fileName}': { doors: [...MEMBERS, ...OFFICE], rows: together(OWN, OF_APP) },
  'GET /common/image/qrCode.jpg': { doors: ANYONE },
  'GET /common/ocr/bankCard': { doors: MEMBERS },
  'GET /common/ocr/businessLicense': { doors: MEMBERS },
  'GET /common/ocr/household': { doors: MEMBERS },
  'GET /common/ocr/idCard': { doors: MEMBERS },
  'GET /common/ocr/marriageCert': { doors: MEMBERS },
  'GET /common/ocr/recognizeEstateCertification': { doors: MEMBERS },
  'GET /common/queryScene': { doors: ANYONE },

  'GET /address/queryProvinceList': { doors: ANYONE },
  'GET /address/queryCityList': { doors: ANYONE },
  'GET /address/queryDistrictList': { doors: ANYONE },

  'POST /app/create': { doors: SUPER },
  'POST /app/queryList': { doors: OFFICE, list: ANY_APP },
  'PUT /app/update': { doors: SUPER, rows: ANY_APP },

  'POST /dict/create': { doors: OFFICE },
  'POST /dict/createItem': OFFICE_ROW,
  'DELETE /dict/delete': OFFICE_ROW,
  'DELETE /dict/deleteItem': OFFICE_ROW,
  'PUT /dict/update': OFFICE_ROW,
  'PUT /dict/updateItem': OFFICE_ROW,
  'POST,GET /dict/queryBuildInList': { doors: [...MEMBERS, ...OFFICE] },
  'POST /dict/queryItemList': { doors: [...MEMBERS, ...OFFICE] },
  'POST /dict/queryList': { doors: [...MEMBERS, ...OFFICE], list: EVERY_OWNER },
  'GET,POST /dict/queryByValue': { doors: ANYONE },

  'POST /feedback/submit': { doors: MEMBERS },
  'GET /feedback/queryById': { doors: [...MEMBERS, ...OFFICE], rows: together(OWN, OF_APP) },
  'POST /feedback/queryList': { doors: [...MEMBERS, ...OFFICE], list: together(OWN, OF_APP) },
  'PUT /feedback/updateStatus': OFFICE_ROW,

  'POST /imageBanner/create': { doors: OFFICE },
  'DELETE /imageBanner/delete': OFFICE_ROW,
  'PUT /imageBanner/update': OFFICE_ROW,
  'POST /imageBanner/queryList': OFFICE_LIST,
  'GET /imageBanner/queryListByPosition': { doors: ANYONE },

  'POST /message/queryList': { doors: SIGNED_IN, list: OWN },
  'GET /message/read': {
    doors: SIGNED_IN,
    rows: OWN,
    kinds: { officeMessage: { officer: OF_APP.officer ?? [] } },
  },

  'POST /checkImageCaptcha': { doors: ANYONE },
  'POST /getImageCaptcha': { doors: ANYONE },
  'POST /getEmailCode': { doors: ANYONE },
  'POST /getSmsCode': { doors: ANYONE },
  'GET /dev/queryInbox': { doors: ANYONE },

  // Ours: ends whatever session the cookie names, for whoever sends it.
  'GET /auth/logout': { doors: ANYONE },
  'POST /auth/loginByMobile': { doors: ANYONE },
  'POST /auth/loginByPwd': { doors: ANYONE },
  'POST /auth/loginByWxGzh': { doors: ANYONE },
  'POST /auth/loginByWxMp': { doors: ANYONE },
  'POST /auth/loginByWxMpMobile': { doors: ANYONE },
  'POST /auth/ssoAuth': { doors: ANYONE },
  'POST /auth/switchOrganization': { doors: MEMBERS },
  'GET /auth/queryCurrent': { doors: SIGNED_IN },
  'GET /auth/verify': { doors: SIGNED_IN },
  // Ours: which ways of signing in this installation offers.
  'GET /auth/queryWays': { doors: ANYONE },

  'GET /wx/gzh/code2Session': { doors: ANYONE },
  // Ours: what a browser takes along to WeChat; a browser that waits for a phone, and the phone's answer.
  'POST /wx/gzh/createState': { doors: ANYONE },
  'POST /wx/gzh/createScene': { doors: ANYONE },
  'POST /wx/gzh/answerScene': { doors: ANYONE },
  'GET /wx/gzh/verifyToken': { doors: ANYONE },
  'GET /wx/mp/authorizeMobile': { doors: ANYONE },
  'GET /wx/mp/code2Session': { doors: ANYONE },
  'POST /wx/mp/generateQrCode': { doors: [...MEMBERS, ...OFFICE] },
};
