/* A search without a framework: `includes` over the same strings, in the order of the list, and cards painted by hand. */
const rows = Number(new URLSearchParams(location.search).get('rows'));
const searchable = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['`´‘’]/g, '`')
    .toLowerCase();
const escaped = (text) => text.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function productsOf({ columns, dictionaries }) {
  let key = 0;
  const keys = columns.keySteps.map((step) => {
    key += step;
    return key;
  });
  let place = 0;
  return columns.descriptionOrder.map((step) => {
    place += step;
    const code = columns.codes[place];
    const { before, after } = dictionaries.formattedCodes[columns.formattedCodes[place]];
    const formatted = after === null ? before : before + code + after;
    const brand = dictionaries.brands[columns.brands[place]] ?? '';
    const category = dictionaries.categories[columns.categories[place]];
    const description = columns.descriptions[place];
    const ending = dictionaries.pictureEndings[columns.pictureEndings[place]].cardImage;
    return {
      key: keys[place],
      description,
      formatted,
      brand,
      picture: ending === null ? null : dictionaries.pictures[columns.pictures[place]] + ending,
      unit: dictionaries.terms[columns.terms[place]].pricingUM,
      text: searchable(
        [description, code, formatted, brand, category.categoryDescription, category.mainCategoryDescription].join(
          '\n',
        ),
      ),
    };
  });
}

const card = ({ key, description, formatted, brand, picture, unit }) => `<article>
    <span class="tile">${picture ? `<img loading="lazy" decoding="async" alt="" src="/img/${encodeURIComponent(picture)}">` : 'No Image'}</span>
    <h2><a href="/product/${key}">${escaped(description)}</a></h2>
    <p>${formatted} ${escaped(brand)}</p>
    <p class="price">— / ${unit}</p>
    <p class="stock">&nbsp;</p>
    <button type="button">Add</button>
  </article>`;

async function open() {
  const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
  const products = productsOf(await (await fetch('/api/product/catalogue', { headers })).json());
  const list = document.querySelector('main');
  const count = document.querySelector('output');
  const show = (search) => {
    const words = searchable(search).split(/\s+/).filter(Boolean);
    const found = products.filter(({ text }) => words.every((word) => text.includes(word)));
    count.textContent = search === '' ? `${found.length} results` : `${found.length} results for “${search}”`;
    list.innerHTML = found.slice(0, rows).map(card).join('');
  };
  document.querySelector('input').addEventListener('input', ({ currentTarget }) => show(currentTarget.value));
  show('');
}

void open();
