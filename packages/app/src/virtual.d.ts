declare module 'virtual:routes' {
  export const routes: import('@aosai/api/client/routes').RouteTable;
}
