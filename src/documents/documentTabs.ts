const LOADING_PAGE = '/document-loading.html';
const ANDROID_CLOSE_MS = 300;

/** The tabs that wait for a document, by its key, because a machine must not contain a window. */
export interface DocumentTabs {
  /** Opens a tab with the loading page; false if the browser blocks it. Works only within a click. */
  open(key: string): boolean;
  show(key: string, documentId: string): void;
  close(key: string): void;
  /** Downloads the document; the page stays. */
  save(documentId: string): void;
}

const addressOf = (documentId: string) => `/doc/${encodeURIComponent(documentId)}`;

export function createDocumentTabs(browser: Window): DocumentTabs {
  const waiting = new Map<string, Window>();
  // Chrome on Android ignores a close while the tab is still opening.
  const closeDelay = /android/i.test(browser.navigator.userAgent) ? ANDROID_CLOSE_MS : 0;

  function take(key: string): Window | undefined {
    const tab = waiting.get(key);
    waiting.delete(key);
    return tab;
  }

  return {
    open: (key) => {
      const tab = browser.open(LOADING_PAGE, '_blank');
      if (!tab) return false;
      // The document's tab must not reach the shop's window.
      tab.opener = null;
      waiting.set(key, tab);
      return true;
    },
    show: (key, documentId) => {
      const tab = take(key);
      if (tab && !tab.closed) tab.location.replace(addressOf(documentId));
    },
    close: (key) => {
      const tab = take(key);
      if (!tab) return;
      if (closeDelay > 0) browser.setTimeout(() => tab.close(), closeDelay);
      else tab.close();
    },
    save: (documentId) => {
      const link = browser.document.createElement('a');
      link.href = addressOf(documentId);
      link.download = '';
      link.click();
    },
  };
}
