/* The product list without a framework: it asks what the storefront asks, all of it as soon as it may, and paints by hand. */
const rows = Number(new URLSearchParams(location.search).get('rows'));
const authorization = `Bearer ${localStorage.getItem('token')}`;

async function ask(path, body) {
  const response = await fetch(path, {
    headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return await response.json();
}

const settled = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function openStore() {
  const opening = indexedDB.open('plain');
  opening.onupgradeneeded = () => opening.result.createObjectStore('answers');
  const database = await settled(opening);
  return (mode) => database.transaction('answers', mode).objectStore('answers');
}

async function keepCatalogue(store) {
  const response = await fetch('/api/product/catalogue', { headers: { authorization } });
  const answer = await response.json();
  await settled(store('readwrite').put({ answer, tag: response.headers.get('etag') }, 'whole'));
  document.body.dataset.kept = 'yes';
}

const askChanges = ({ answer, tag }) =>
  fetch(`/api/product/catalogue?since=${answer.version}`, { headers: { authorization, 'if-none-match': tag } });

function firstOf({ answer: { columns, dictionaries } }) {
  const keys = [];
  let key = 0;
  for (const step of columns.keySteps) {
    key += step;
    keys.push(key);
  }
  let place = 0;
  return columns.descriptionOrder.slice(0, rows).map((step) => {
    place += step;
    const code = columns.codes[place];
    const form = dictionaries.formattedCodes[columns.formattedCodes[place]];
    const ending = dictionaries.pictureEndings[columns.pictureEndings[place]].cardImage;
    const { pricingUM, sellBys } = dictionaries.terms[columns.terms[place]];
    return {
      productKey: keys[place],
      description: columns.descriptions[place],
      formattedProductCode: form.after === null ? form.before : form.before + code + form.after,
      brand: dictionaries.brands[columns.brands[place]],
      cardImage: ending === null ? null : dictionaries.pictures[columns.pictures[place]] + ending,
      pricingUM,
      sellBys,
    };
  });
}

const readOf = (product) => ({ ...product, brand: product.additional.k1 ?? null });

const escaped = (text) => text.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function card({ productKey, description, formattedProductCode, brand, cardImage, pricingUM, sellBys }) {
  const units = sellBys.map(({ unitOfMeasure }) => unitOfMeasure).join(', ');
  return `<article data-key="${productKey}">
    <span class="tile">${cardImage ? `<img loading="lazy" decoding="async" alt="" src="/img/${encodeURIComponent(cardImage)}">` : 'No Image'}</span>
    <h2><a href="/product/${productKey}">${escaped(description)}</a></h2>
    <p>${formattedProductCode} ${escaped(brand ?? '')} ${units}</p>
    <p class="price" data-unit="${pricingUM}">/ ${pricingUM}</p>
    <p class="stock">&nbsp;</p>
    <button type="button">Add</button>
  </article>`;
}

function paintPrices(prices, stocks) {
  for (const article of document.querySelectorAll('main article')) {
    const price = article.querySelector('.price');
    const { unit } = price.dataset;
    const amount = prices[article.dataset.key]?.[unit];
    price.textContent = amount === undefined ? `— / ${unit}` : `$${amount.toFixed(2)} / ${unit}`;
    const stock = stocks[article.dataset.key]?.uncommitted_Stk;
    if (stock !== undefined) article.querySelector('.stock').textContent = `${Math.max(0, stock)} in stock`;
  }
}

async function open() {
  const opening = openStore().then(async (store) => ({ store, kept: await settled(store('readonly').get('whole')) }));
  void ask('/api/settings/logoname');
  const site = ask('/api/settings/site');
  const user = ask('/api/user');
  const customer = () =>
    Promise.all(
      [
        'customer',
        'settings',
        'menu',
        'userPreferences/defaults',
        'admin/defaultPageLayout',
        'admin/defaultPageSortBy',
        'product/maincategories',
        'product/categories',
        'orderguide',
      ].map((path) => ask(`/api/${path}`)),
    );
  // Whoever was here before is known for a customer.
  if (localStorage.getItem('customerKey') === null) await user;
  void ask('/api/cart');
  await Promise.all([site, user, customer()]);
  const { store, kept } = await opening;
  if (!kept) void keepCatalogue(store);
  if (kept) void askChanges(kept);
  const products = kept
    ? firstOf(kept)
    : (await ask('/api/product/list?page=1&pageSize=24&sortBy=description')).slice(0, rows).map(readOf);
  document.querySelector('main').innerHTML = products.map(card).join('');
  const keys = products.map(({ productKey }) => productKey);
  void ask('/api/product/lastsale', keys);
  const [prices, stocks] = await Promise.all([
    ask('/api/product/price', Object.fromEntries(keys.map((key) => [key, []]))),
    ask('/api/product/uncommitted', keys),
  ]);
  paintPrices(prices, stocks);
}

void open();
