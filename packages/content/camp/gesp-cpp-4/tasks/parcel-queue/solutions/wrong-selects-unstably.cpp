// fails: 01 WA, 05 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <algorithm>
#include <iostream>
using namespace std;

struct Parcel {
    int id, urgent;
};

Parcel a[1005];

int main() {
    int n;
    cin >> n;
    int passing = 0, least = 10;
    for (int i = 1; i <= n; i++) {
        a[i].id = i;
        cin >> a[i].urgent;
        if (a[i].urgent > least)
            passing++;
        least = min(least, a[i].urgent);
    }
    for (int i = 1; i <= n; i++) {
        int best = i;
        for (int j = i + 1; j <= n; j++)
            if (a[j].urgent > a[best].urgent)
                best = j;
        swap(a[i], a[best]);
    }
    for (int i = 1; i <= n; i++)
        cout << a[i].id << (i < n ? " " : "\n");
    cout << passing << endl;
    return 0;
}
