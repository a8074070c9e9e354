// fails: 01 WA, 02 WA, 05 WA, 06 WA, 07 WA, 08 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA
#include <iostream>
#include <string>
using namespace std;

struct Person {
    string name;
    int age, no, moved;
};

Person q[1005];

int main() {
    int n;
    cin >> n;
    for (int i = 1; i <= n; i++) {
        Person t;
        cin >> t.name >> t.age;
        t.no = i;
        t.moved = 0;
        int j = i - 1;
        while (j >= 1 && q[j].age > t.age) {
            q[j].moved++;
            q[j + 1] = q[j];
            j--;
        }
        q[j + 1] = t;
        cout << j + 1 << " ";
    }
    cout << endl;
    int best = 1;
    for (int i = 1; i <= n; i++) {
        cout << q[i].name << " ";
        if (q[i].moved > q[best].moved || (q[i].moved == q[best].moved && q[i].no < q[best].no)) best = i;
    }
    cout << endl << q[best].name << " " << q[best].moved << endl;
    return 0;
}
