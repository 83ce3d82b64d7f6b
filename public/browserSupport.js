// Runs in browsers of 2009 as well: only words that Internet Explorer 8 knows. A file of its own, because the
// content security policy allows no inline script.
function warnInUnsupportedBrowser() {
  var agent = navigator.userAgent;
  var isInternetExplorer = /MSIE |Trident\//.test(agent);
  var edge = /Edge?\/(\d+)/.exec(agent);
  var isEdgeBefore79 = edge !== null && Number(edge[1]) < 79;
  var firefox = /Firefox\/(\d+)/.exec(agent);
  var isFirefoxBefore41 = firefox !== null && Number(firefox[1]) < 41;
  if (!isInternetExplorer && !isEdgeBefore79 && !isFirefoxBefore41) return;

  var warning = 'This browser is not supported. Use a current version of Edge, Chrome, Firefox or Safari.';
  var bar = document.createElement('div');
  bar.id = 'browser-support';
  bar.setAttribute('role', 'alert');
  bar.style.cssText =
    'position:relative;z-index:9999;padding:16px;background:#8a1c1c;color:#ffffff;font:16px/1.5 sans-serif;text-align:center';
  bar.appendChild(document.createTextNode(warning));
  document.body.insertBefore(bar, document.body.firstChild);
}
warnInUnsupportedBrowser();
