/** /user/grade: the classes at a glance, the same as in the personal centre. */
export { Component } from './class.tsx';
