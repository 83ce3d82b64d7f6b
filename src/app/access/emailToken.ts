/** The token of an email or a response. The first reader takes it. */
export interface EmailToken {
  take(): string;
  put(token: string): void;
}

/** `t` of the address is removed from it at once. */
export function createEmailToken(browser: Window, isPage: (pathname: string) => boolean): EmailToken {
  const url = new URL(browser.location.href);
  let token = '';
  if (isPage(url.pathname) && url.searchParams.has('t')) {
    token = url.searchParams.get('t') ?? '';
    url.searchParams.delete('t');
    browser.history.replaceState(null, '', url);
  }
  return {
    take: () => {
      const taken = token;
      token = '';
      return taken;
    },
    put: (given) => {
      token = given;
    },
  };
}
