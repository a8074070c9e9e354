declare module 'virtual:routes' {
  export const routes: import('@aosai/api/client/routes').RouteTable;
}

declare module 'virtual:officeRoutes' {
  export const routes: import('@aosai/api/client/routes').RouteTable;
}
