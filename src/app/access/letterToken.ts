/** The token that came with a letter or with an answer, for whoever takes it first. */
export interface LetterToken {
  take(): string;
  put(token: string): void;
}

/** `t` of the address is removed from it at once. */
export function createLetterToken(browser: Window, isPage: (pathname: string) => boolean): LetterToken {
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
