/* Notes for each input how long it takes until the list has changed and been painted. */
(() => {
  const PATIENCE_MS = 1_500;
  const watch = { keys: [], isWaiting: false };
  window.keyWatch = watch;
  const TOLD = 'output, main p[class*="_count"], main article h2';
  const shown = () => [...document.querySelectorAll(TOLD)].map(({ textContent }) => textContent).join('\n');
  window.addEventListener(
    'input',
    () => {
      const from = performance.now();
      const before = shown();
      watch.isWaiting = true;
      const end = (milliseconds) => {
        observer.disconnect();
        clearTimeout(timer);
        watch.keys.push(milliseconds);
        watch.isWaiting = false;
      };
      const observer = new MutationObserver(() => {
        if (shown() === before) return;
        observer.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(() => end(performance.now() - from)));
      });
      const timer = setTimeout(() => end(null), PATIENCE_MS);
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    { capture: true },
  );
})();
