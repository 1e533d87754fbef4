/** Which page is shown: paths of the History API, matched against a few patterns. */

const PATTERNS = {
  home: '/',
  table: '/table/:id',
  'table-replay': '/table/:id/replay',
  replay: '/replay/:id',
  rules: '/rules/:game',
  guide: '/guide/:game',
  cards: '/cards/:game',
} as const;

type Page = keyof typeof PATTERNS;

export interface Route {
  page: Page | 'nowhere';
  params: Record<string, string>;
}

/** The values of a pattern's `:names` in a path, or nothing if the path does not fit. */
export function fit(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/').filter(Boolean);
  const parts = path.split('/').filter(Boolean);
  if (wanted.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, name] of wanted.entries()) {
    const part = decodeURIComponent(parts[i] ?? '');
    if (name.startsWith(':')) params[name.slice(1)] = part;
    else if (name !== part) return undefined;
  }
  return params;
}

export function routeOf(path: string): Route {
  for (const [page, pattern] of Object.entries(PATTERNS) as [Page, string][]) {
    const params = fit(pattern, path);
    if (params) return { page, params };
  }
  return { page: 'nowhere', params: {} };
}

let current = $state.raw<Route>({ page: 'nowhere', params: {} });

export const route = (): Route => current;

/** The same page with the same names is the same route, whatever part of it an address points at. */
export const sameRoute = (a: Route, b: Route): boolean =>
  a.page === b.page && JSON.stringify(a.params) === JSON.stringify(b.params);

const arrive = () => {
  const next = routeOf(window.location.pathname);
  if (!sameRoute(next, current)) current = next;
};

export function go(path: string): void {
  history.pushState(null, '', path);
  arrive();
  window.scrollTo(0, 0);
}

/** Follows links inside the application without loading the page anew. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const elsewhere = !link || link.origin !== window.location.origin || link.target !== '';
  const held = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const file = link?.hasAttribute('download') || link?.pathname.startsWith('/api/');
  const here = link?.pathname === window.location.pathname && link.hash !== '';
  if (elsewhere || held || file || here || event.button !== 0 || event.defaultPrevented) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function startRouter(): void {
  window.addEventListener('popstate', arrive);
  document.addEventListener('click', follow);
  arrive();
}
