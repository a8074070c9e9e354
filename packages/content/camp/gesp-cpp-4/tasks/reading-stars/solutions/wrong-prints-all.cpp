// fails: 01 WA, 05 WA, 07 WA, 08 WA, 10 WA, 12 WA, 13 WA
#include <iostream>
#include <string>
using namespace std;

struct Student {
    string name;
    long long pages;
    int times;
};

Student a[105];

bool before(const Student &x, const Student &y) {
    if (x.pages != y.pages)
        return x.pages > y.pages;
    if (x.times != y.times)
        return x.times < y.times;
    return x.name < y.name;
}

int main() {
    int n, k;
    cin >> n >> k;
    int cnt = 0;
    for (int i = 0; i < n; i++) {
        string name;
        int pages;
        cin >> name >> pages;
        int at = 0;
        while (at < cnt && a[at].name != name)
            at++;
        if (at == cnt) {
            a[cnt].name = name;
            a[cnt].pages = 0;
            a[cnt].times = 0;
            cnt++;
        }
        a[at].pages += pages;
        a[at].times++;
    }
    for (int i = 0; i < cnt; i++)
        for (int j = i + 1; j < cnt; j++)
            if (before(a[j], a[i]))
                swap(a[i], a[j]);
    for (int i = 0; i < cnt; i++)
        cout << a[i].name << " " << a[i].pages << " " << a[i].times << endl;
    return 0;
}
