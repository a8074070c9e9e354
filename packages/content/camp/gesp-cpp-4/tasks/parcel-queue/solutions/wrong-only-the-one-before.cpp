// fails: 05 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
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
        least = a[i].urgent;
    }
    for (int i = 2; i <= n; i++)
        for (int j = i; j > 1 && a[j - 1].urgent < a[j].urgent; j--)
            swap(a[j - 1], a[j]);
    for (int i = 1; i <= n; i++)
        cout << a[i].id << (i < n ? " " : "\n");
    cout << passing << endl;
    return 0;
}
