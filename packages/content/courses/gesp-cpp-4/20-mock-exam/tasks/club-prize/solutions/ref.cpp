#include <iostream>
#include <string>
using namespace std;

struct Club {
    string name;
    int points, people;
};

Club c[1005];

bool before(const Club &x, const Club &y) {
    if (x.points != y.points) return x.points > y.points;
    return x.people < y.people;
}

int main() {
    int n, k;
    cin >> n >> k;
    for (int i = 1; i <= n; i++) {
        Club t;
        int a, b;
        cin >> t.name >> a >> b >> t.people;
        t.points = 3 * a + 10 * b;
        int j = i - 1;
        while (j >= 1 && before(t, c[j])) {
            c[j + 1] = c[j];
            j--;
        }
        c[j + 1] = t;
    }
    int m = k;
    while (m < n && c[m + 1].points == c[k].points && c[m + 1].people == c[k].people) m++;
    long long people = 0;
    for (int i = 1; i <= m; i++) {
        cout << c[i].name << " " << c[i].points << endl;
        people += c[i].people;
    }
    cout << people << endl;
    return 0;
}
