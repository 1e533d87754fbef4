/** Which page is shown: paths of the History API, matched against a few patterns. */

const PATTERNS = { home: '/', cards: '/cards/:game' } as const;

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

const arrive = () => {
  current = routeOf(window.location.pathname);
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
  if (elsewhere || held || event.button !== 0 || event.defaultPrevented) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

export function startRouter(): void {
  window.addEventListener('popstate', arrive);
  document.addEventListener('click', follow);
  arrive();
}
